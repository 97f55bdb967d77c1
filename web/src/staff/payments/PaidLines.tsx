import { formatAmount } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { FigureTable } from "../dashboards/FigureTable.tsx";

/** What money paid of a fee: the schema's `ReceiptLine`. */
export interface PaidLine {
  readonly session: string;
  readonly label: string;
  readonly amount: number;
}

interface PaidLinesProps {
  /** The accessible name. */
  readonly label: string;
  readonly lines: readonly PaidLine[];
  readonly total: number;
}

/** What money paid or is to pay, line by line. */
export const PaidLines = ({ label, lines, total }: PaidLinesProps) => {
  const { currencySymbol } = usePortal();
  return (
    <FigureTable
      label={label}
      textColumns={2}
      columns={["Fee", "Session", `Amount (${currencySymbol})`]}
      rows={lines.map(({ session, label: name, amount }, index) => ({
        key: `${session} ${name} ${index}`,
        cells: [name, session, formatAmount(amount)],
      }))}
      foot={["Total", "", formatAmount(total)]}
    />
  );
};
