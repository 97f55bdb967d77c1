import { refuseFields } from "../http/refusal.ts";
import { oneLine } from "../one-line.ts";
import { placeTexts } from "./place-texts.ts";

const shortest = 5;

/** Why the office does something, as one line. @throws 400 `{reason}` for a word that says nothing. */
export const readOfficeReason = (given: string): string => {
  const reason = oneLine(given);
  if (reason.length < shortest) throw refuseFields({ reason: [placeTexts.reasonShort] });
  return reason;
};
