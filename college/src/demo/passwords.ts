import { hash } from "@node-rs/argon2";
import type { Random } from "./random.ts";

/**
 * Cheap on purpose: these passwords are printed on the terminal, and hundreds of hashes at the real cost would take
 * a newcomer's first start half a minute. A password chosen later is hashed at the real cost.
 */
const cost = { memoryCost: 4_096, timeCost: 1, parallelism: 1 } as const;

/** argon2id hashes of demo passwords, each with a salt of its own. */
export const hashDemoPasswords = (
  random: Random,
  passwords: readonly string[],
): Promise<readonly string[]> =>
  Promise.all(passwords.map((password) => hash(password, { ...cost, salt: random.bytes(16) })));
