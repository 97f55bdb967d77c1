import { surnamePassword } from "../../../contract/accounts/password.ts";
import { hashPassword } from "../accounts/password-hash.ts";

/** Hashes made at once: as many as there are threads for them. */
const atOnce = 4;

/**
 * The hashes of first passwords, by the password. Each takes tens of milliseconds on purpose, so those with one surname
 * share one: that they do tells no more than the surname that stands beside it, and each goes with the first sign-in.
 */
export const hashFirstPasswords = async (
  surnames: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>();
  const passwords = [...new Set(surnames.map(surnamePassword))].values();
  const work = async (): Promise<void> => {
    for (const password of passwords) hashes.set(password, await hashPassword(password));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return hashes;
};
