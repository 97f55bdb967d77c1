import type { CollegeFailure } from "../college/failure.ts";
import { type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

const codes: Readonly<Record<string, RefusalCode>> = {
  applicationsClosed: "APPLICATIONS_CLOSED",
  alreadyApplied: "ALREADY_APPLIED",
  noKind: "NO_KIND",
  wrongKind: "WRONG_KIND",
  keyReused: "KEY_REUSED",
  bedsFree: "BEDS_FREE",
};

/** What the college refused, in its words where it has any. */
export const hostelRefusal = ({ status, refusal: said }: CollegeFailure, fallback: string) => {
  if (status === 402) return refusal("HOSTEL_UNPAID", said.message ?? texts.hostel.unpaid);
  return refusal(codes[said.code ?? ""] ?? "REFUSED", said.message ?? fallback);
};
