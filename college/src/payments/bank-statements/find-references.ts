import { hasRightCheckDigit } from "../../../../rules/payments/slip-reference.ts";

/** A number in a narration that may be a payment slip's reference. */
export interface FoundReference {
  /** Twelve digits. */
  readonly reference: string;
  /** False where its check digit is wrong: it was mistyped, or is another number. */
  readonly isValid: boolean;
}

/**
 * The numbers of twelve digits in a narration, each once: in one piece, or in groups that blanks, dashes, dots or slashes part, as
 * cashiers type them (`4821 0376 5519`, `48210-376-5519`). Longer numbers, as the banks' own, hold none.
 */
export const findSlipReferences = (narration: string): readonly FoundReference[] => {
  const found = new Set<string>();
  for (const [run] of narration.matchAll(/\d+(?:[ ./-]{1,2}\d+)*/g)) {
    const groups = run.split(/\D+/);
    for (const start of groups.keys()) {
      const reference = joined(groups.slice(start));
      if (reference !== undefined) found.add(reference);
    }
  }
  return [...found].map((reference) => ({ reference, isValid: hasRightCheckDigit(reference) }));
};

const length = 12;

/** The first groups as one number, where they are twelve digits together. */
const joined = (groups: readonly string[]): string | undefined => {
  let digits = "";
  for (const group of groups) {
    digits += group;
    if (digits.length >= length) break;
  }
  return digits.length === length ? digits : undefined;
};

/**
 * What may be a matric number in a narration, in lower case: up to four parts between slashes or dashes, with letters and digits
 * among them. Names and numbers of a bank are among these too.
 */
export const findNumbers = (narration: string): readonly string[] => {
  const found = new Set<string>();
  for (const word of narration.toLowerCase().split(/[^a-z0-9/-]+/)) {
    // Every second one is a separator.
    const parts = word.split(/([/-])/);
    for (let start = 0; start < parts.length; start += 2) {
      for (let count = 1; count <= mostParts * 2 - 1; count += 2) {
        const number = parts.slice(start, start + count).join("");
        if (number.length >= 5 && /[a-z]/.test(number) && /\d/.test(number)) found.add(number);
      }
    }
  }
  return [...found];
};

const mostParts = 4;
