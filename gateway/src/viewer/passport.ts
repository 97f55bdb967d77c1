import { createHash } from "node:crypto";

/**
 * Path of the passport photo on the gateway, from the college's own address of it. Another photo gets another path, so
 * that no browser goes on showing the old one; nothing of the college's address is in it.
 */
export const passportUrlOf = (passport: string | null | undefined): string | null => {
  if (!passport) return null;
  const version = createHash("sha256").update(passport).digest("base64url").slice(0, 12);
  return `/media/passport?v=${version}`;
};
