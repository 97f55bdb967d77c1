import { Card } from "../../../ui/Card.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import type { SheetStore } from "./cells/sheet-store.ts";
import { DueDate } from "./DueDate.tsx";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

const words = sheetTexts.facts;

interface SheetFactsProps {
  readonly sheet: Sheet;
  readonly work: SheetStore;
}

export const SheetFacts = ({ sheet, work }: SheetFactsProps) => {
  const { registered, incomplete } = useSheetSummary(work);
  return (
    <Card>
      <FactGrid
        facts={[
          [words.state, <SheetStateTag key="state" state={sheet.state} />],
          [words.entered, words.enteredOf(registered - incomplete.length, registered)],
          [words.due, <DueDate key="due" dueOn={sheet.dueOn} isOverdue={sheet.isOverdue} />],
          [words.lecturers, sheet.lecturers.join(", ")],
        ]}
      />
    </Card>
  );
};
