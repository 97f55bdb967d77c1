import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id setting for servers: 19 MiB, two passes, one lane. argon2id is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password as given; students' and applicants' are folded by the caller (`foldPassword`). */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * True when `password` is the one behind `passwordHash`. Without a hash (nobody has that login) it works as
 * long and says no, so that the time of an answer does not tell who exists.
 */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return matches && passwordHash !== undefined;
};
