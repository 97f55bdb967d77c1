import { hashPassword } from "../src/accounts/password-hash.ts";

const hashes = new Map<string, Promise<string>>();

/** Its hash at the real cost, and so made once: what tests sign in with is mostly the same password. */
export const hashOnce = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
};
