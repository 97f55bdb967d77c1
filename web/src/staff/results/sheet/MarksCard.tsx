import { Alert, Button, Card, Collapse, Empty, Flex, Input, Segmented } from "antd";
import { useMemo, useState } from "react";
import { formatCount } from "../../kit/format-count.ts";
import { countOf, isFound } from "../parts/texts.ts";
import type { CellAddress } from "./cells/cell.ts";
import type { SheetStore } from "./cells/sheet-store.ts";
import { SheetGrid } from "./grid/SheetGrid.tsx";
import type { Pasted } from "./grid/use-grid-keys.ts";
import styles from "./Sheet.module.css";
import { isAwaited, type Sheet, type SheetStudent, sharedMaxima } from "./sheet.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

type Filter = "all" | "incomplete" | "carryovers";

interface MarksCardProps {
  readonly sheet: Sheet;
  readonly students: readonly SheetStudent[];
  readonly work: SheetStore;
  /** A cell that another part of the screen focuses. */
  readonly target: CellAddress | null;
}

export const MarksCard = ({ sheet, students, work, target }: MarksCardProps) => {
  const { code, canEnter } = sheet;
  const [filter, setFilter] = useState<Filter>("all");
  const [search, setSearch] = useState("");
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [followed, setFollowed] = useState(target);
  // Incomplete rows are determined when the filter is chosen, so that no row disappears while it is edited.
  const shown = useMemo(
    () =>
      students.filter((student) => {
        if (filter === "carryovers" && !student.isCarryover) return false;
        if (filter === "incomplete") {
          if (!isAwaited(student) || work.row(student.studentId).isComplete) return false;
        }
        return isFound(`${student.name} ${student.matricNumber}`, search);
      }),
    [students, work, filter, search],
  );
  if (target !== followed) {
    setFollowed(target);
    // The filter may hide the row.
    if (target && !shown.some(({ studentId }) => studentId === target.studentId)) {
      setFilter("all");
      setSearch("");
    }
  }
  if (students.length === 0) {
    return (
      <Card>
        <Empty description="Nobody has registered this course">
          Students appear here as soon as they register it.
        </Empty>
      </Card>
    );
  }
  return (
    <section className={styles.marks} aria-label={`Marks of ${code}`}>
      <Flex wrap gap="small" align="center" className={styles.bar}>
        <Input
          type="search"
          className={styles.search}
          aria-label="Search"
          placeholder="Name or number"
          value={search}
          onChange={({ target: { value } }) => setSearch(value)}
        />
        <Segmented<Filter>
          aria-label="Show"
          value={filter}
          onChange={setFilter}
          options={[
            { value: "all", label: "All" },
            { value: "incomplete", label: "Incomplete" },
            { value: "carryovers", label: "Carryovers" },
          ]}
        />
        <span className={styles.muted}>
          {formatCount(shown.length)} of {countOf(students.length, "student")}
        </span>
      </Flex>
      {!canEnter && <UnsavedDrafts work={work} />}
      {pasted && (
        <PasteReport
          pasted={pasted}
          onUndo={() => {
            work.undo();
            setPasted(null);
          }}
        />
      )}
      {shown.length === 0 ? (
        <Empty description="No student is shown">Nobody matches the search and the filter.</Empty>
      ) : (
        <SheetGrid
          label={`Marks of ${code}`}
          work={work}
          students={shown}
          maxima={sharedMaxima(sheet)}
          canEnter={canEnter}
          target={target}
          onPasted={setPasted}
        />
      )}
      {canEnter && (
        <Collapse
          ghost
          size="small"
          className={styles.keys ?? ""}
          items={[
            {
              key: "keys",
              label: "Keyboard and pasting",
              children:
                "Arrows, Enter and Tab go from cell to cell, F2 edits, Escape gives the change up, Delete clears, Ctrl+Z takes the last change back. Paste a column or a block out of a spreadsheet where it begins. Escape, then Tab leaves the sheet.",
            },
          ]}
        />
      )}
    </section>
  );
};

const cells = (amount: number) => countOf(amount, "cell");

/** Reports that cells of an earlier visit can no longer be saved. */
const UnsavedDrafts = ({ work }: { work: SheetStore }) => {
  const amount = useSheetSummary(work, ({ waiting, troubled }) => waiting + troubled.length);
  if (amount === 0) return null;
  return (
    <Alert
      banner
      type="warning"
      title={`${cells(amount)} could not be saved, because the sheet takes no marks any more. They are marked below.`}
      action={<Button onClick={() => work.discardUnsaved()}>Discard them</Button>}
    />
  );
};

/** The result of a paste: the number of cells, and those that did not fit. */
const PasteReport = ({
  pasted: { entered, below, beside, closed },
  onUndo,
}: {
  readonly pasted: Pasted;
  readonly onUndo: () => void;
}) => {
  const isWhole = below + beside + closed === 0;
  const report = [
    entered > 0 ? `${cells(entered)} pasted.` : "Nothing was pasted.",
    below > 0 && `${cells(below)} did not fit below the last row.`,
    beside > 0 && `${cells(beside)} did not fit beside the remark.`,
    closed > 0 && `${cells(closed)} fell on students who dropped the course.`,
  ];
  return (
    <Alert
      banner
      type={isWhole && entered > 0 ? "success" : "warning"}
      title={report.filter(Boolean).join(" ")}
      action={entered > 0 && <Button onClick={onUndo}>Undo</Button>}
    />
  );
};
