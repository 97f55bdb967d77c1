import type { AdjustmentFileQuery_adjustment_effect as AdjustmentEffect } from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";

interface EffectTableProps {
  readonly effect: AdjustmentEffect;
}

/** What the account comes to before and after an adjustment. */
export const EffectTable = ({ effect }: EffectTableProps) => {
  const { currencySymbol } = usePortal();
  const row = (name: string, before: number, after: number) => ({
    key: name,
    cells: [name, formatAmount(before), formatAmount(after)],
  });
  return (
    <FigureTable
      label="What the account comes to"
      columns={["Account", `Now (${currencySymbol})`, `Then (${currencySymbol})`]}
      rows={[
        row("Charged", effect.chargedBefore, effect.chargedAfter),
        row("Outstanding", effect.outstandingBefore, effect.outstandingAfter),
        row("Credit, which can be refunded", effect.creditBefore, effect.creditAfter),
      ]}
    />
  );
};
