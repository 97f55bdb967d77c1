import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { Mail } from "./queue.ts";

/** A mail that knows no recipient yet. */
export type Letter = Omit<Mail, "to">;

/** The text of a mail to one person, signed by the college. */
export const letter = (
  { name, supportPhone }: CollegeIdentity,
  firstName: string,
  paragraphs: readonly string[],
): string =>
  [`Dear ${firstName},`, ...paragraphs, `${name}\nSupport: ${supportPhone}`]
    .join("\n\n")
    .concat("\n");

/** `10 March 2026 at 10:00`, on the college's clock. */
export const when = ({ timeZone }: CollegeIdentity, at: Date): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
