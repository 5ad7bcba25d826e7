/** A game at once: oneself against the computer, as the game is meant to be met first. */
import { post } from "../../app/api";
import { levels } from "../../app/library";
import { beSomebody } from "../../app/person.svelte";
import { go } from "../../app/router.svelte";
import type { GameInfo, Table } from "../../app/types";
import { firstLevel, ME, seatsOf } from "../setup/sitters";

export async function playNow(game: GameInfo): Promise<void> {
  await beSomebody();
  const level = firstLevel(await levels());
  const [count = 2] = game.editions.find((each) => each.id === game.default_edition)!.seats;
  const seats = seatsOf([ME, ...Array.from({ length: count - 1 }, () => level)]);
  const table = await post<Table>("/tables", { game: game.game, seats, visibility: "private", start: true }, true);
  go(`/tables/${table.id}`);
}
