import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { CellAddress } from "./cells/cell.ts";
import type { SheetStore } from "./cells/sheet-store.ts";
import { SheetGrid } from "./grid/SheetGrid.tsx";
import type { Pasted } from "./grid/use-grid-keys.ts";
import { PasteReport } from "./PasteReport.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import styles from "./Sheet.module.css";
import type { Sheet, SheetStudent } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";
import { useSheetSummary } from "./use-sheet-store.ts";
import { sheetFilters, useShownStudents } from "./use-shown-students.ts";

const labels = sheetTexts.filter;

interface MarksCardProps {
  readonly sheet: Sheet;
  readonly students: readonly SheetStudent[];
  readonly work: SheetStore;
  /** A cell that another part of the screen focuses. */
  readonly target: CellAddress | null;
  readonly onTarget: (cell: CellAddress) => void;
}

/** The mark grid with its filters and save status. */
export const MarksCard = ({ sheet, students, work, target, onTarget }: MarksCardProps) => {
  const { code, maxima, canEnter } = sheet;
  const narrowing = useShownStudents(students, work);
  const { shown, filter, search } = narrowing;
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [followed, setFollowed] = useState(target);
  if (target !== followed) {
    // The filter may hide the row.
    setFollowed(target);
    if (target && !shown.some(({ studentId }) => studentId === target.studentId)) {
      narrowing.showAll();
    }
  }
  const undo = () => {
    work.undo();
    setPasted(null);
  };
  if (students.length === 0) {
    return (
      <Card>
        <EmptyState icon="person" title={sheetTexts.grid.empty}>
          <p>{sheetTexts.grid.emptyHint}</p>
        </EmptyState>
      </Card>
    );
  }
  return (
    <section className={styles.marks} aria-label={sheetTexts.grid.label(code)}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label={labels.search}
            type="search"
            placeholder={labels.placeholder}
            value={search}
            onChange={narrowing.setSearch}
          />
        </div>
        <div className={styles.filter}>
          <Field label={labels.label}>
            {(control) => (
              <select
                {...control}
                value={filter}
                onChange={({ currentTarget: { value } }) =>
                  narrowing.setFilter(sheetFilters.find((name) => name === value) ?? "all")
                }
              >
                {sheetFilters.map((name) => (
                  <option key={name} value={name}>
                    {labels[name]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <p className={styles.shown}>{labels.shown(shown.length, students.length)}</p>
        {canEnter && <SaveStatus work={work} onShow={onTarget} />}
      </div>
      {!canEnter && <UnsavedDrafts work={work} />}
      {pasted && (
        <div className={styles.report}>
          <PasteReport pasted={pasted} onUndo={undo} />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState icon="search" title={sheetTexts.grid.none}>
          <p>{sheetTexts.grid.noneHint}</p>
        </EmptyState>
      ) : (
        <SheetGrid
          label={sheetTexts.grid.label(code)}
          work={work}
          students={shown}
          maxima={maxima}
          canEnter={canEnter}
          target={target}
          onPasted={setPasted}
        />
      )}
      {canEnter && (
        <details className={styles.keys}>
          <summary>{sheetTexts.grid.keysTitle}</summary>
          <p>{sheetTexts.grid.keys}</p>
        </details>
      )}
    </section>
  );
};

/** Reports that cells of an earlier visit can no longer be saved. */
const UnsavedDrafts = ({ work }: { work: SheetStore }) => {
  const { waiting, troubled } = useSheetSummary(work);
  const amount = waiting + troubled.length;
  if (amount === 0) return null;
  return (
    <div className={styles.report}>
      <Notice kind="warning">
        <div className={styles.pasted}>
          {sheetTexts.save.locked(amount)}
          <Button variant="secondary" onClick={() => work.discardUnsaved()}>
            {sheetTexts.save.discardUnsaved}
          </Button>
        </div>
      </Notice>
    </div>
  );
};
