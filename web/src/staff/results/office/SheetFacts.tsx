import { formatCalendarDate } from "../../../lib/dates.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { activeRows, type OfficeSheet } from "./office-sheet.ts";
import { sheetFigures } from "./sheet-figures.ts";
import { formatCount, officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;

/** The sheet's course, state and figures. */
export const SheetFacts = ({ sheet }: { sheet: OfficeSheet }) => {
  const rows = activeRows(sheet);
  const { entered, average, passRate } = sheetFigures(rows);
  return (
    <SectionCard
      title={texts.facts}
      actions={
        <>
          <SheetStateTag state={sheet.state} />
          {sheet.isOverdue && <StatusTag kind="bad">{officeTexts.list.overdue}</StatusTag>}
        </>
      }
    >
      <FactGrid
        facts={[
          [texts.registered, formatCount(rows.length)],
          [texts.entered, officeTexts.entered(entered, rows.length)],
          [texts.average, average === null ? null : officeTexts.average(average)],
          [texts.passRate, passRate === null ? null : officeTexts.percent(passRate)],
          [texts.version, sheet.version === 0 ? texts.unpublished : String(sheet.version)],
          [texts.due, sheet.dueOn === null ? texts.noDue : formatCalendarDate(sheet.dueOn)],
          [texts.lecturers, sheet.lecturers.join(", ") || texts.nobody],
          [texts.department, sheet.department],
          [texts.level, String(sheet.level)],
          [texts.credits, String(sheet.creditLoad)],
        ]}
      />
    </SectionCard>
  );
};
