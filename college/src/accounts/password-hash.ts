import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id setting for servers: 19 MiB, two passes, one lane. argon2id is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password as given; the caller folds students' and applicants' passwords (`foldPassword`). */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * True when `password` matches `passwordHash`. Without a hash (unknown login) it takes as long and returns false, so
 * that the response time does not reveal which logins exist.
 */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return matches && passwordHash !== undefined;
};
