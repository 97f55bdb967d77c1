import { type Correction, readCorrection } from "./correction.ts";

/** The draft of an amendment. */
export interface CorrectionDraft {
  /** The version it is based on. */
  readonly version: number;
  readonly typed: readonly Correction[];
  readonly reason: string;
}

export const correctionDraftName = (semesterId: string, courseId: string): string =>
  `amendment:${semesterId}:${courseId}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Parses a stored amendment, which another version of the portal may have written; null if it is invalid. */
export const readCorrectionDraft = (stored: unknown): CorrectionDraft | null => {
  if (!isRecord(stored)) return null;
  const { version, typed, reason } = stored;
  if (typeof version !== "number" || typeof reason !== "string" || !Array.isArray(typed))
    return null;
  const read = typed.map(readCorrection);
  return read.every((one) => one !== null) ? { version, typed: read, reason } : null;
};
