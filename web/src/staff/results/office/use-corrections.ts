import { useEffect, useEffectEvent } from "react";
import type { OfficeSheetFragment } from "../../../gql/staff-results.ts";
import { deleteDraft, readDraft } from "../../../lib/drafts.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useUnloadWarning } from "../../../lib/use-unload-warning.ts";
import { useSession } from "../../../session/use-session.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-changes.ts";
import {
  type Corrected,
  type Correction,
  type CorrectionDraft,
  correctionDraftName,
  correctionOf,
  isUnchanged,
  readCorrectionDraft,
} from "./correction.ts";
import type { OfficeResult } from "./use-office-sheet.ts";

export interface Corrections {
  readonly picked: readonly Corrected[];
  /** The version they are based on. */
  readonly version: number;
  /** True if another version was published since. */
  readonly isOutdated: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Whether they are from an earlier visit. */
  readonly wasRestored: boolean;
  readonly pick: (row: OfficeResult) => void;
  readonly drop: (studentId: string) => void;
  readonly change: (studentId: string, fields: Partial<Correction>) => void;
  /** Bases them on the current version, with the typed values or with the current ones. */
  readonly goOn: (keepTyped: boolean) => void;
  /** Deletes the draft after the amendment, or to cancel it. */
  readonly forget: () => void;
}

/**
 * The corrections of a published sheet, stored in this tab until they are made. They survive an amendment by somebody
 * else.
 */
export const useCorrections = (sheet: OfficeSheetFragment): Corrections => {
  const session = useSession();
  const owner = session.status === "signedIn" ? session.viewer.id : "";
  const draft = correctionDraftName(sheet.semesterId, sheet.courseId);
  const { work, setDraft, wasRestored } = useDraft(owner, draft, readCorrectionDraft);
  const { typed, version, reason } = work ?? { typed: [], version: sheet.version, reason: "" };
  const edit = (change: (before: CorrectionDraft) => Partial<CorrectionDraft>) =>
    setDraft((current) => {
      const before = current ?? { typed: [], version: sheet.version, reason: "" };
      const after = { ...before, ...change(before) };
      if (after.typed.length > 0) return after;
      // Without typed values there is nothing to keep from the older version.
      return after.reason === "" ? null : { ...after, version: sheet.version };
    });
  const editCorrections = (change: (before: readonly Correction[]) => readonly Correction[]) =>
    edit((before) => ({ typed: change(before.typed) }));
  const isOutdated = version !== sheet.version && typed.length > 0;
  const rowOf = (id: string) => sheet.rows.find(({ studentId }) => studentId === id);
  const picked = typed.flatMap((correction) => {
    const row = rowOf(correction.studentId);
    return row ? [{ correction, row }] : [];
  });
  useUnsavedCorrectionsGuard(owner, draft, picked);
  return {
    picked,
    version: typed.length > 0 ? version : sheet.version,
    isOutdated,
    reason,
    setReason: (text) => edit(() => ({ reason: text })),
    wasRestored: wasRestored && work !== null,
    pick: (row) => editCorrections((before) => [...before, correctionOf(row)]),
    drop: (id) => editCorrections((before) => before.filter(({ studentId }) => studentId !== id)),
    change: (id, fields) =>
      editCorrections((before) =>
        before.map((one) => (one.studentId === id ? { ...one, ...fields } : one)),
      ),
    goOn: (keepTyped) =>
      edit((before) => ({
        version: sheet.version,
        ...(!keepTyped && {
          typed: before.typed.flatMap(({ studentId }) => {
            const row = rowOf(studentId);
            return row ? [correctionOf(row)] : [];
          }),
        }),
      })),
    forget: () => {
      setDraft(null);
      // The screen can unmount before the state update is applied.
      deleteDraft(owner, draft);
    },
  };
};

const kept = "The corrections are not made. This tab keeps them until you come back or log out.";

/**
 * Guards corrections that are not made yet. The browser asks before the tab is closed, which would lose them, and the
 * portal asks at a log-out. Leaving the screen shows that they are kept.
 */
const useUnsavedCorrectionsGuard = (
  owner: string,
  draft: string,
  picked: readonly Corrected[],
): void => {
  const { toast } = useFeedback();
  const unmade = picked.filter(({ correction, row }) => !isUnchanged(correction, row)).length;
  useUnsavedChanges({ unsent: () => unmade });
  const isUnmade = unmade > 0;
  useUnloadWarning(() => isUnmade);
  const leave = useEffectEvent(() => {
    if (isUnmade && readDraft(owner, draft) !== undefined) toast("info", kept);
  });
  useEffect(() => () => leave(), []);
};
