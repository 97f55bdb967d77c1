import { Button } from "antd";
import type { FeeLineFragment, FeeStage } from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { payerText } from "./fee-line.ts";
import { feeTexts as texts } from "./texts.ts";

interface FeeTableProps {
  readonly stage: FeeStage;
  readonly lines: readonly FeeLineFragment[];
  readonly onEdit: (line: FeeLineFragment) => void;
}

/** The fee lines of one stage, section by section. */
export const FeeTable = ({ stage, lines, onEdit }: FeeTableProps) => {
  const { columns } = texts;
  return (
    <SectionCard title={texts.stages[stage]}>
      <FigureTable
        label={texts.stages[stage]}
        textColumns={5}
        columns={[
          columns.label,
          columns.section,
          columns.place,
          columns.for,
          columns.frequency,
          columns.amount,
          columns.edit,
        ]}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            line.label,
            line.section,
            texts.places[line.paidAt],
            payerText(line),
            texts.frequencies[line.frequency],
            formatAmount(line.amount),
            <Button
              key="edit"
              type="link"
              aria-label={texts.editName(`${line.label}, ${payerText(line)}`)}
              onClick={() => onEdit(line)}
            >
              {texts.edit}
            </Button>,
          ],
        }))}
      />
    </SectionCard>
  );
};
