import { createHash } from "node:crypto";

export const scheduleUrl = "/download/application/schedule";
export const printoutUrl = "/download/application/printout";
export const letterUrl = "/download/application/letter";
export const screeningReceiptUrl = "/download/receipt/screening";

/** Path of a sitting's result on the gateway. Another file gets another path, so that no browser shows the old one. */
export const resultUrlOf = (sitting: "1" | "2", resultFile: string): string => {
  const version = createHash("sha256").update(resultFile).digest("base64url").slice(0, 12);
  return `/media/results/${sitting}?v=${version}`;
};
