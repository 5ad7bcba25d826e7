/** Accounts: making one, getting in and out, passkeys, forgetting it. */
import { post, Problem, remove } from "../../app/api";
import { beSomebody, me } from "../../app/person.svelte";
import type { Person } from "../../app/types";
import { t } from "../../app/words.svelte";

function become(person: Person): void {
  Object.assign(me, person);
}

export async function makeAccount(login: string, password: string): Promise<void> {
  await beSomebody();
  become(await post<Person>("/account", { login, password }));
}

export async function signIn(login: string, password: string): Promise<void> {
  try {
    become(await post<Person>("/account/sign-in", { login, password }));
  } catch (problem) {
    throw problem instanceof Problem && problem.status === 403 ? new Error(t("account-wrong")) : problem;
  }
}

export async function signOut(): Promise<void> {
  become(await post<Person>("/account/sign-out"));
}

export async function changePassword(old: string, next: string): Promise<void> {
  try {
    become(await post<Person>("/account/password", { old, new: next }));
  } catch (problem) {
    throw problem instanceof Problem && problem.status === 403 ? new Error(t("account-wrong-old")) : problem;
  }
}

export async function deleteAccount(): Promise<void> {
  become(await remove<Person>("/account"));
}

/** Browsers keep passkeys for names of sites, not for numbers. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return !isNumber && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Makes a passkey for one's account; with a *login*, the account as well. */
export async function addPasskey(login: string): Promise<void> {
  await beSomebody();
  const options = await post<PublicKeyCredentialCreationOptionsJSON>("/account/passkeys/options", login ? { login } : {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await unlessDeclined(navigator.credentials.create({ publicKey }));
  become(await post<Person>("/account/passkeys", { credential: made.toJSON() as unknown }));
}

export async function signInByPasskey(): Promise<void> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>("/account/passkeys/sign-in/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const found = await unlessDeclined(navigator.credentials.get({ publicKey }));
  become(await post<Person>("/account/passkeys/sign-in", { credential: found.toJSON() as unknown }));
}

/** Browsers say in their own way that somebody changed his mind, or that there is no passkey. */
async function unlessDeclined(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch(() => null);
  if (!found) throw new Error(t("account-passkey-declined"));
  return found as PublicKeyCredential;
}
