import { refuseFields } from "../http/refusal.ts";
import { oneLine } from "../typed-text.ts";
import { paymentTexts } from "./texts.ts";

/** Why staff did something with money, as one line. @throws 400 at this field for less than 5 characters */
export const readReason = (field: "reason" | "note", typed: string): string => {
  const text = oneLine(typed.normalize("NFC"));
  if (text.length < 5) throw refuseFields({ [field]: [paymentTexts.reason] });
  return text;
};
