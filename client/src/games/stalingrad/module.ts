/** Stalingrad on the screen: its board, where options point, and the faces of its cards. */
import type { GameModule } from "../module";
import { aim, would } from "./aim";
import Board from "./Board.svelte";
import { face } from "./face";

const module: GameModule = { Board, aim, closing: ["end", "pass"], would, face };
export default module;
