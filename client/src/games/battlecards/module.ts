/** BattleCards on the screen: its board, where options point, and the faces of its cards. */
import type { GameModule } from "../module";
import { aim } from "./aim";
import Board from "./Board.svelte";
import { face } from "./face";
import { would } from "./would";

const module: GameModule = { Board, aim, closing: ["end", "decline"], would, face };
export default module;
