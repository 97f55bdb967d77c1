import type { Refusal } from "../../../lib/refusal.ts";
import { correctionTexts } from "./correction-texts.ts";

export type CorrectedName = keyof typeof correctionTexts.fields;

export const correctedNames = Object.keys(correctionTexts.fields) as readonly CorrectedName[];

/** What the college has of a person; empty where it has nothing. */
export type CorrectedValues = Readonly<Record<CorrectedName, string>>;

/** What was asked for so far, as the schema's `OwnCorrections`. */
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

/** The values that the form starts with. */
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

/** Sends a request; answers the server's refusal, or null where it took it. */
export type RequestCorrection = (
  changes: Partial<CorrectedValues>,
  explanation: string,
  evidence: File,
) => Promise<Refusal | null>;
