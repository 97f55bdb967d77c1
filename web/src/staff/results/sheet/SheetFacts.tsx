import { Card } from "../../../ui/Card.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import type { SheetStore } from "./cells/sheet-store.ts";
import { DueDate } from "./DueDate.tsx";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

const labels = sheetTexts.facts;

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
          [labels.state, <SheetStateTag key="state" state={sheet.state} />],
          [labels.entered, labels.enteredOf(registered - incomplete.length, registered)],
          [labels.due, <DueDate key="due" dueOn={sheet.dueOn} isOverdue={sheet.isOverdue} />],
          [labels.lecturers, sheet.lecturers.join(", ")],
        ]}
      />
    </Card>
  );
};
