import type { leftoverReasons } from "../../../../contract/payments/bank-statements.ts";
import type { FoundReference } from "./find-references.ts";

/** A payment slip as a statement's row meets it. */
export interface MetSlip {
  readonly id: number;
  readonly accountId: number;
  readonly reference: string;
  readonly amountKobo: number;
  /** What came in for it before. */
  readonly receivedKobo: number;
  /** What is still to be paid with it: nothing, too, where its items were paid in another way. */
  readonly restKobo: number;
  readonly isCancelled: boolean;
  /** The student who made it. */
  readonly student: {
    readonly id: number;
    readonly matricNumber: string;
    readonly name: string;
  };
}

/** Money of one row, and what its narration names. */
interface MetRow {
  readonly amountKobo: number;
  readonly narration: string;
  readonly references: readonly FoundReference[];
}

/** What the college knows of it. */
interface Met {
  /** The slips that exist with the references of the row. */
  readonly slips: readonly MetSlip[];
  /** The matric numbers of students in the narration. */
  readonly matricNumbers: readonly string[];
}

type Reason = Exclude<(typeof leftoverReasons)[number], "voided">;

/** What a row comes to; the slip is as it was before. */
export type Verdict =
  | {
      readonly kind: "matched" | "short" | "over";
      readonly slip: MetSlip;
      /** The narration has a name, and it is not the student's. */
      readonly nameDiffers: boolean;
    }
  | { readonly kind: "ambiguous"; readonly reason: Reason; readonly slip: MetSlip | null }
  | { readonly kind: "unmatched"; readonly reason: Reason };

/** The most that a receipt of the ledger holds, in kobo. */
export const mostOfReceipt = 2_147_483_647;

/** What a row that was not imported before comes to, by the slips as they are when it is its turn. */
export const classify = (row: MetRow, { slips, matricNumbers }: Met): Verdict => {
  const [slip, ...others] = slips;
  const isTooLarge = row.amountKobo > mostOfReceipt;
  if (slip === undefined) {
    const reason = isTooLarge ? "too_large" : whyUnmatched(row.references);
    return { kind: "unmatched", reason };
  }
  const ambiguous = (reason: Reason): Verdict => ({ kind: "ambiguous", reason, slip });
  if (others.length > 0) return { kind: "ambiguous", reason: "several_slips", slip: null };
  if (slip.isCancelled) return ambiguous("slip_cancelled");
  if (slip.receivedKobo >= slip.amountKobo) return ambiguous("slip_paid");
  if (matricNumbers.some((number) => number !== slip.student.matricNumber)) {
    return ambiguous("other_student");
  }
  if (isTooLarge) return ambiguous("too_large");
  const found = { slip, nameDiffers: namesSomebodyElse(row.narration, slip.student.name) };
  if (row.amountKobo === slip.restKobo) return { kind: "matched", ...found };
  return { kind: row.amountKobo < slip.restKobo ? "short" : "over", ...found };
};

const whyUnmatched = (references: readonly FoundReference[]) => {
  if (references.length === 0) return "no_reference" as const;
  return references.some(({ isValid }) => isValid)
    ? ("unknown_reference" as const)
    : ("wrong_check_digit" as const);
};

/** Words of narrations that are nobody's name. */
const bankWords = new Set(
  `account acct agent alert app atm bank branch cash channel charge charges college cr credit dep deposit dr electronic fee fees
  for from frm fund funds inward local mobile ng ngn nibss nip online part payment pos pymt ref reference remita rrr school session
  slip teller the to transaction transfer trf trsf tuition txn ussd via web access ecobank fcmb fidelity first gtb gtbank heritage
  jaiz keystone kuda moniepoint opay palmpay polaris providus stanbic sterling uba union unity wema zenith`.split(
    /\s+/,
  ),
);

/** A name in part is enough: a parent pays, and clerks shorten. */
const namesSomebodyElse = (narration: string, name: string): boolean => {
  const words = wordsOf(narration).filter((word) => !bankWords.has(word));
  if (words.length === 0) return false;
  const own = new Set(wordsOf(name));
  return !words.some((word) => own.has(word));
};

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
