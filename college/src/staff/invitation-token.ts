import { createHash, randomBytes } from "node:crypto";
import type { CollegeConfig } from "../config.ts";

export const makeInvitationToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. It has too many values to be guessed, so a bare hash does. */
export const hashInvitationToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** The token stands behind the `#`, which no browser sends to any server: it reaches no log and no other site. */
export const invitationUrl = (
  { publicUrl }: Pick<CollegeConfig, "publicUrl">,
  token: string,
): string => `${publicUrl}/staff/invitation#${token}`;
