import { maximumSubjects } from "../../../../../../rules/admissions/olevel.ts";
import type { AcademicValues, SittingValues, SubjectRow } from "./academic-values.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const readRow = (row: unknown): SubjectRow | null =>
  isRecord(row) && typeof row.name === "string" && typeof row.grade === "string"
    ? { name: row.name, grade: row.grade }
    : null;

const isThere = <T>(value: T | null): value is T => value !== null;

const readSitting = (sitting: unknown): SittingValues | null => {
  if (!isRecord(sitting) || !Array.isArray(sitting.subjects)) return null;
  const { schoolName, examType, year, examNumber } = sitting;
  if (typeof schoolName !== "string" || typeof examType !== "string") return null;
  if (typeof year !== "string" || typeof examNumber !== "string") return null;
  const subjects = sitting.subjects.slice(0, maximumSubjects).map(readRow).filter(isThere);
  return { schoolName, examType, year, examNumber, subjects };
};

/** Parses a draft of the academic section; null if it is invalid. */
export const readAcademic = (stored: unknown): AcademicValues | null => {
  if (!isRecord(stored) || !Array.isArray(stored.sittings)) return null;
  const [first, second] = stored.sittings.map(readSitting);
  const { count } = stored;
  if (!first || !second || (count !== "1" && count !== "2")) return null;
  return { count, sittings: [first, second] };
};
