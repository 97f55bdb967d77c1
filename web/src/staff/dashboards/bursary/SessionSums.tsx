import { Flex, Progress, Statistic } from "antd";
import type { BursaryFiguresFragment } from "../../../gql/staff-dashboards.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { sectionNames } from "../../payments/labels.tsx";
import styles from "../Dashboards.module.css";
import { FigureTable } from "../FigureTable.tsx";
import { inSession, noSession, percent } from "../figures.ts";

/** What the running session charged and received, as sums and by section. */
export const SessionSums = ({ figures }: { readonly figures: BursaryFiguresFragment }) => {
  const { currencySymbol } = usePortal();
  const { session, charged, paid, outstanding, sections } = figures;
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const title = inSession("Charged and paid", session);
  if (charged === 0) {
    return (
      <SectionCard title={title}>
        <p>{session === null ? noSession : "Nothing was charged in this session yet."}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={title}>
      <Flex vertical gap="middle">
        <Flex wrap gap="12px 40px">
          <Statistic title="Charged" value={money(charged)} />
          <Statistic title="Paid" value={money(paid)} />
          <Statistic title="Outstanding" value={money(outstanding)} />
        </Flex>
        <div>
          <p className={styles.note}>{`${percent(paid, charged)} of what was charged is paid.`}</p>
          <Progress
            percent={Math.round((paid / charged) * 100)}
            showInfo={false}
            aria-label="Paid of what was charged"
          />
        </div>
        <FigureTable
          label="Charged and paid by section"
          columns={[
            "Section",
            ...["Charged", "Paid", "Outstanding"].map((name) => `${name} (${currencySymbol})`),
            "Share paid",
          ]}
          rows={sections.map(({ section, ...sums }) => ({
            key: section,
            cells: [
              sectionNames[section],
              ...[sums.charged, sums.paid, sums.outstanding].map(formatAmount),
              percent(sums.paid, sums.charged),
            ],
          }))}
        />
      </Flex>
    </SectionCard>
  );
};
