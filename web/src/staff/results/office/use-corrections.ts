import { useEffect, useEffectEvent } from "react";
import type { MarkRules } from "../../../../../rules/results/programme-rules.ts";
import type { OfficeSheetFragment, OfficeSheetFragment_rows } from "../../../gql/staff-results.ts";
import { deleteDraft, readDraft } from "../../../lib/drafts.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useUnloadWarning } from "../../../lib/use-unload-warning.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-changes.ts";
import { useOwner } from "../parts/use-kept-work.ts";
import {
  cellProblem,
  outcomeOf,
  type RowTexts,
  rowProblem,
  sheetFields,
} from "../sheet/cells/cell.ts";
import { rowTexts } from "../sheet/sheet.ts";

export const incomplete = "Enter what is missing, or withhold the result.";

/** A student's marks as typed. */
interface Correction extends RowTexts {
  readonly studentId: string;
}

export interface Corrected {
  readonly correction: Correction;
  /** The current result. */
  readonly row: OfficeSheetFragment_rows;
}

const correctionOf = (row: OfficeSheetFragment_rows): Correction => ({
  studentId: row.studentId,
  ...rowTexts(row),
});

export const isUnchanged = ({ correction, row }: Corrected): boolean => {
  const stands = rowTexts(row);
  return sheetFields.every((field) => correction[field].trim() === stands[field]);
};

/** The problems of typed marks by field, as the college finds them. */
export const problemsOf = (
  typed: RowTexts,
  rules: MarkRules,
): { readonly ca?: string; readonly exam?: string } => {
  const ca = cellProblem("ca", typed.ca, rules.maxima);
  const exam = cellProblem("exam", typed.exam, rules.maxima);
  if (ca || exam) return { ...(ca && { ca }), ...(exam && { exam }) };
  const clash = rowProblem(typed, rules);
  if (clash) return { exam: clash };
  if (outcomeOf(typed, rules).isComplete) return {};
  return typed.ca.trim() === "" ? { ca: incomplete } : { exam: incomplete };
};

interface CorrectionDraft {
  /** The version it is based on. */
  readonly version: number;
  readonly typed: readonly Correction[];
  readonly reason: string;
}

const readCorrection = (stored: unknown): Correction | null => {
  const { studentId, ca, exam, remark }: Readonly<Record<string, unknown>> = Object(stored);
  if (typeof studentId !== "string" || typeof ca !== "string" || typeof exam !== "string")
    return null;
  if (remark !== "" && remark !== "absent" && remark !== "withheld") return null;
  return { studentId, ca, exam, remark };
};

/** Parses a stored amendment, which another version of the portal may have written; null if it is invalid. */
const readCorrectionDraft = (stored: unknown): CorrectionDraft | null => {
  const { version, typed, reason }: Readonly<Record<string, unknown>> = Object(stored);
  if (typeof version !== "number" || typeof reason !== "string" || !Array.isArray(typed))
    return null;
  const read = typed.map(readCorrection);
  return read.every((one) => one !== null) ? { version, typed: read, reason } : null;
};

export type Corrections = ReturnType<typeof useCorrections>;

/**
 * The corrections of a published sheet, stored in this tab until they are made. They survive an amendment by somebody
 * else. The browser asks before the tab is closed, which would lose them, and the portal asks at a log-out. Leaving the
 * screen shows that they are kept.
 */
export const useCorrections = (sheet: OfficeSheetFragment) => {
  const owner = useOwner();
  const { toast } = useFeedback();
  const draft = `amendment:${sheet.semesterId}:${sheet.courseId}`;
  const { work, setDraft, wasRestored } = useDraft(owner, draft, readCorrectionDraft);
  const none: CorrectionDraft = { typed: [], version: sheet.version, reason: "" };
  const { typed, version, reason } = work ?? none;
  const edit = (change: (before: CorrectionDraft) => Partial<CorrectionDraft>) =>
    setDraft((current) => {
      const before = current ?? none;
      const after = { ...before, ...change(before) };
      if (after.typed.length > 0) return after;
      // Without typed values there is nothing to keep from the older version.
      return after.reason === "" ? null : { ...after, version: sheet.version };
    });
  const rowOf = (id: string) => sheet.rows.find(({ studentId }) => studentId === id);
  const picked = typed.flatMap((correction): readonly Corrected[] => {
    const row = rowOf(correction.studentId);
    return row ? [{ correction, row }] : [];
  });
  const unmade = picked.filter((one) => !isUnchanged(one)).length;
  useUnsavedChanges({ unsent: () => unmade });
  useUnloadWarning(() => unmade > 0);
  const leave = useEffectEvent(() => {
    if (unmade > 0 && readDraft(owner, draft) !== undefined)
      toast(
        "info",
        "The corrections are not made. This tab keeps them until you come back or log out.",
      );
  });
  useEffect(() => () => leave(), []);
  return {
    picked,
    /** The version they are based on. */
    version: typed.length > 0 ? version : sheet.version,
    /** True if another version was published since. */
    isOutdated: version !== sheet.version && typed.length > 0,
    reason,
    setReason: (text: string) => edit(() => ({ reason: text })),
    /** Whether they are from an earlier visit. */
    wasRestored: wasRestored && work !== null,
    pick: (row: OfficeSheetFragment_rows) =>
      edit((before) => ({ typed: [...before.typed, correctionOf(row)] })),
    drop: (id: string) =>
      edit((before) => ({ typed: before.typed.filter(({ studentId }) => studentId !== id) })),
    change: (id: string, fields: Partial<Correction>) =>
      edit((before) => ({
        typed: before.typed.map((one) => (one.studentId === id ? { ...one, ...fields } : one)),
      })),
    /** Bases them on the current version, with the typed values or with the current ones. */
    goOn: (keepTyped: boolean) =>
      edit(() => ({
        version: sheet.version,
        ...(!keepTyped && { typed: picked.map(({ row }) => correctionOf(row)) }),
      })),
    /** Deletes the draft after the amendment. */
    forget: () => {
      setDraft(null);
      // The screen can unmount before the state update is applied.
      deleteDraft(owner, draft);
    },
  };
};
