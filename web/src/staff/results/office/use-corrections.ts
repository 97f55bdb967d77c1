import type { OfficeResultFragment } from "../../../gql/staff.ts";
import { forgetDraft } from "../../../lib/drafts.ts";
import { useKeptWork } from "../../../lib/use-kept-work.ts";
import { useSession } from "../../../session/use-session.ts";
import { type AmendedSheet, type Corrected, type Correction, correctionOf } from "./correction.ts";
import { type CorrectionWork, correctionDraft, readCorrections } from "./kept-corrections.ts";
import { useLeavingCorrections } from "./use-leaving-corrections.ts";

export interface Corrections {
  readonly picked: readonly Corrected[];
  /** The version that they are based on. */
  readonly version: number;
  /** True while another version stands by now. */
  readonly isOutdated: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** True where they are from an earlier visit. */
  readonly wasRestored: boolean;
  readonly pick: (row: OfficeResultFragment) => void;
  readonly drop: (studentId: string) => void;
  readonly change: (studentId: string, fields: Partial<Correction>) => void;
  /** Bases them on the version that stands, with what was typed or with what it has. */
  readonly goOn: (keepTyped: boolean) => void;
  /** They were made, or are given up. */
  readonly forget: () => void;
}

/**
 * Corrections of a published sheet, kept in this tab until they are made. What was typed stays when somebody else amends the
 * sheet meanwhile.
 */
export const useCorrections = (sheet: AmendedSheet): Corrections => {
  const session = useSession();
  const owner = session.status === "signedIn" ? session.viewer.id : "";
  const draft = correctionDraft(sheet.semesterId, sheet.courseId);
  const { work, setWork, wasRestored } = useKeptWork(owner, draft, readCorrections);
  const { typed, version, reason } = work ?? { typed: [], version: sheet.version, reason: "" };
  const edit = (change: (before: CorrectionWork) => Partial<CorrectionWork>) =>
    setWork((current) => {
      const before = current ?? { typed: [], version: sheet.version, reason: "" };
      const after = { ...before, ...change(before) };
      if (after.typed.length > 0) return after;
      // Nothing is typed against the older version.
      return after.reason === "" ? null : { ...after, version: sheet.version };
    });
  const editTyped = (change: (before: readonly Correction[]) => readonly Correction[]) =>
    edit((before) => ({ typed: change(before.typed) }));
  const isOutdated = version !== sheet.version && typed.length > 0;
  const rowOf = (id: string) => sheet.rows.find(({ studentId }) => studentId === id);
  const picked = typed.flatMap((correction) => {
    const row = rowOf(correction.studentId);
    return row ? [{ correction, row }] : [];
  });
  useLeavingCorrections(owner, draft, picked);
  return {
    picked,
    version: typed.length > 0 ? version : sheet.version,
    isOutdated,
    reason,
    setReason: (text) => edit(() => ({ reason: text })),
    wasRestored: wasRestored && work !== null,
    pick: (row) => editTyped((before) => [...before, correctionOf(row)]),
    drop: (id) => editTyped((before) => before.filter(({ studentId }) => studentId !== id)),
    change: (id, fields) =>
      editTyped((before) =>
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
      setWork(null);
      // The screen may go before the work does.
      forgetDraft(owner, draft);
    },
  };
};
