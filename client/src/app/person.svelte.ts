/** Who sits at this browser: nobody yet, a guest, or somebody with an account. */
import { get, post } from "./api";
import { settings } from "./settings.svelte";
import type { Person } from "./types";
import { t } from "./words.svelte";

export const me: Person = $state({ name: "", language: "", login: "", is_known: false });

export async function learnWhoIAm(): Promise<void> {
  Object.assign(me, await get<Person>("/me"));
}

/** Takes a name, as a guest where one is nobody yet. */
export async function callMe(name: string): Promise<void> {
  Object.assign(me, await post<Person>("/me", { name, language: settings.language }));
}

/** Makes sure that the server knows somebody here. */
export async function beSomebody(): Promise<void> {
  if (!me.is_known) await learnWhoIAm();
  if (!me.is_known) await callMe(t("guest-name"));
}
