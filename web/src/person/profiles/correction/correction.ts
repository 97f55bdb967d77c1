import type { Refusal } from "../../../lib/refusal.ts";
import { correctionTexts } from "./correction-texts.ts";

export type CorrectedName = keyof typeof correctionTexts.fields;

export const correctedNames = Object.keys(correctionTexts.fields) as readonly CorrectedName[];

/** The stored values; empty if the college has none. */
export type CorrectedValues = Readonly<Record<CorrectedName, string>>;

/** The requests so far, as in the schema's `OwnCorrections`. */
export interface Corrections {
  readonly requests: readonly {
    readonly id: string;
    readonly status: keyof typeof correctionTexts.statuses;
    readonly changes: readonly {
      readonly field: string;
      readonly before: string;
      readonly after: string;
    }[];
    readonly requestedAt: string;
    readonly reason: string | null;
  }[];
  readonly obstacle: string | null;
}

interface PersonOfCorrection {
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly profile: Readonly<
    Record<Exclude<CorrectedName, "surname" | "firstName" | "otherName">, string | null>
  > | null;
}

/** The form's initial values. */
export const correctedValues = ({
  surname,
  firstName,
  otherName,
  profile,
}: PersonOfCorrection): CorrectedValues => ({
  surname,
  firstName,
  otherName: otherName ?? "",
  sex: profile?.sex ?? "",
  dateOfBirth: profile?.dateOfBirth ?? "",
  nationality: profile?.nationality ?? "",
  stateOfOrigin: profile?.stateOfOrigin ?? "",
  lga: profile?.lga ?? "",
  maidenName: profile?.maidenName ?? "",
  maritalStatus: profile?.maritalStatus ?? "",
});

/** Sends a request. Resolves to the server's refusal or null. */
export type RequestCorrection = (
  changes: Partial<CorrectedValues>,
  explanation: string,
  evidence: File,
) => Promise<Refusal | null>;
