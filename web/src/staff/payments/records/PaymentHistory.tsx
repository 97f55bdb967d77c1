import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import type { PaymentFile } from "./payment-file.ts";
import { paymentTexts as texts } from "./texts.ts";

/** The staff actions on a payment from the audit log. */
export const PaymentHistory = ({ actions }: Pick<PaymentFile, "actions">) => {
  const { timeZone } = usePortal();
  const { at, by, what, why } = texts.history;
  return (
    <SectionCard title={texts.parts.history}>
      {actions.length === 0 ? (
        <p>{texts.noHistory}</p>
      ) : (
        <FigureTable
          label={texts.parts.history}
          columns={[at, by, what, why]}
          textColumns={4}
          rows={actions.map((action, index) => ({
            key: `${action.at} ${index}`,
            cells: [
              formatMoment(action.at, timeZone),
              action.by,
              [texts.actions[action.action] ?? action.action, action.outcome?.replaceAll("_", " ")]
                .filter(Boolean)
                .join(": "),
              action.reason ?? "–",
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};
