import { useState } from "react";
import type { OfficeResultFragment } from "../../../gql/staff.ts";
import { type AmendedSheet, type Correction, correctionOf } from "./correction.ts";

interface Corrected {
  readonly correction: Correction;
  /** What stands. */
  readonly row: OfficeResultFragment;
}

export interface Corrections {
  readonly picked: readonly Corrected[];
  /** The version that they are based on. */
  readonly version: number;
  /** True while another version stands by now. */
  readonly isOutdated: boolean;
  readonly pick: (row: OfficeResultFragment) => void;
  readonly drop: (studentId: string) => void;
  readonly change: (studentId: string, fields: Partial<Correction>) => void;
  /** Bases them on the version that stands, with what was typed or with what it has. */
  readonly goOn: (keepTyped: boolean) => void;
}

/** Corrections of a published sheet. What was typed stays when somebody else amends the sheet meanwhile. */
export const useCorrections = (sheet: AmendedSheet): Corrections => {
  const [typed, setTyped] = useState<readonly Correction[]>([]);
  const [version, setVersion] = useState(sheet.version);
  const isOutdated = version !== sheet.version;
  // Nothing was typed against the older one.
  if (isOutdated && typed.length === 0) setVersion(sheet.version);
  const rowOf = (id: string) => sheet.rows.find(({ studentId }) => studentId === id);
  return {
    picked: typed.flatMap((correction) => {
      const row = rowOf(correction.studentId);
      return row ? [{ correction, row }] : [];
    }),
    version,
    isOutdated: isOutdated && typed.length > 0,
    pick: (row) => setTyped((before) => [...before, correctionOf(row)]),
    drop: (id) => setTyped((before) => before.filter(({ studentId }) => studentId !== id)),
    change: (id, fields) =>
      setTyped((before) =>
        before.map((one) => (one.studentId === id ? { ...one, ...fields } : one)),
      ),
    goOn: (keepTyped) => {
      setVersion(sheet.version);
      if (keepTyped) return;
      setTyped((before) =>
        before.flatMap(({ studentId }) => {
          const row = rowOf(studentId);
          return row ? [correctionOf(row)] : [];
        }),
      );
    },
  };
};
