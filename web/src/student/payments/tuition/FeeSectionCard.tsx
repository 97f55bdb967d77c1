import { Card, Flex, Tag } from "antd";
import { Suspense, useId } from "react";
import type { StudentTuitionQuery_viewer_Student_fees_sections as FeeSection } from "../../../gql/student-payments.ts";
import { lazyPartOr } from "../../../lib/lazy-part.tsx";
import { formatAmount } from "../../../lib/money.ts";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { PaySection } from "../sections/PaySection.tsx";
import type { usePaySection } from "../sections/use-pay-section.ts";
import type { FeeTableProps } from "./FeeTable.tsx";
import styles from "./Tuition.module.css";

const places = {
  BURSARY: "Paid at the bursary",
  EXTERNAL: "Paid on an external online platform",
  PORTAL: "Paid here",
} as const;

/** Where the college takes the section online as well. */
const placesOrOnline = {
  BURSARY: "Paid at the bursary or online",
  EXTERNAL: "Paid on an external online platform or here",
  PORTAL: "Paid here",
} as const;

const frequencies = { ONCE: "Once", PER_SESSION: "per session" } as const;

const FeeLines = ({ lines, total, currencySymbol }: FeeTableProps) => (
  <dl className={styles.lines}>
    {lines.map(({ code, label, amount, frequency }) => (
      <div key={code}>
        <dt>
          {label} <span className={styles.minor}>{frequency}</span>
        </dt>
        <dd>{amount}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>Total ({currencySymbol})</dt>
      <dd>{total}</dd>
    </div>
  </dl>
);

// Ant Design's Table weighs more than the rest of the page, and a phone shows lines.
const FeeTable = lazyPartOr(FeeLines, () => import("./FeeTable.tsx"));

interface FeeSectionProps {
  readonly section: FeeSection;
  /** `2025/2026` */
  readonly session: string;
  readonly payment: ReturnType<typeof usePaySection>;
  readonly currencySymbol: string;
}

export const FeeSectionCard = ({ section, session, payment, currencySymbol }: FeeSectionProps) => {
  const titleId = useId();
  const isTablet = useMedia(widths.tablet);
  const { name, title, paidAt, payableOnline } = section;
  const fees = {
    currencySymbol,
    lines: section.lines.map(({ amount, frequency, ...line }) => ({
      ...line,
      amount: formatAmount(amount),
      frequency: frequencies[frequency],
    })),
    total: formatAmount(section.total),
  };
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex wrap gap="small" justify="space-between" className={styles.head ?? ""}>
        <h2 id={titleId}>{`Section ${name}: ${title}`}</h2>
        <Tag color={paidAt === "PORTAL" ? "processing" : "default"}>
          {(payableOnline === null ? places : placesOrOnline)[paidAt]}
        </Tag>
      </Flex>
      {isTablet ? (
        <Suspense fallback={<FeeLines {...fees} />}>
          <FeeTable {...fees} />
        </Suspense>
      ) : (
        <FeeLines {...fees} />
      )}
      {payableOnline !== null && (
        <Flex wrap gap="small" align="center" className={styles.foot ?? ""}>
          {payableOnline === 0 && <StatusTag kind="good">Paid</StatusTag>}
          {payableOnline > 0 && (
            <PaySection
              name={name}
              session={session}
              outstanding={payableOnline}
              payment={payment}
            />
          )}
          {payableOnline > 0 && payableOnline < section.total && (
            <span className={styles.minor}>The rest is paid.</span>
          )}
        </Flex>
      )}
    </Card>
  );
};
