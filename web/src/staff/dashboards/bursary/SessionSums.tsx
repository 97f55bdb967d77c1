import { Flex, Progress, Statistic } from "antd";
import { Link } from "react-router-dom";
import type { BursaryDashboardQuery_bursaryDashboard } from "../../../gql/staff-dashboards.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { listsBehind } from "../../payments/figures/figure-links.ts";
import { LinkedAmount } from "../../payments/figures/LinkedAmount.tsx";
import { sectionNames } from "../../payments/labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Dashboards.module.css";
import { FigureTable } from "../FigureTable.tsx";
import { inSession, noSession, percent } from "../figures.ts";

/** What the running session charged and received, as sums and by section, each with the list behind it. */
export const SessionSums = ({
  figures,
}: {
  readonly figures: BursaryDashboardQuery_bursaryDashboard;
}) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
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
    <SectionCard title={title} actions={<Link to={to("figures")}>Figures</Link>}>
      <Flex vertical gap="middle">
        <Flex wrap gap="12px 40px">
          <Statistic title="Charged" value={money(charged)} />
          <Statistic title="Paid" value={money(paid)} />
          <Statistic title="Outstanding" value={money(outstanding)} />
        </Flex>
        <div>
          <p className={styles.note}>{`${percent(paid, charged)} of what was charged is paid.`}</p>
          <Progress
            percent={Math.floor((paid * 100) / charged)}
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
          rows={sections.map(({ section, ...sums }) => {
            const paths = listsBehind({ session, section });
            return {
              key: section,
              cells: [
                sectionNames[section],
                <LinkedAmount key="charged" amount={sums.charged} path={paths.billed} />,
                <LinkedAmount key="paid" amount={sums.paid} path={paths.received} />,
                <LinkedAmount
                  key="outstanding"
                  amount={sums.outstanding}
                  path={paths.outstanding}
                />,
                percent(sums.paid, sums.charged),
              ],
            };
          })}
        />
      </Flex>
    </SectionCard>
  );
};
