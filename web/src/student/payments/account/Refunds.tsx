import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import {
  type Refunds_RefundFragment,
  Refunds_RefundFragmentDoc,
} from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import styles from "./Account.module.css";

interface RefundsProps {
  readonly refunds: readonly ({ readonly id: string } & RefundProps["refund"])[];
}

/** The money that the student gets back, and what became of it. */
export const Refunds = ({ refunds }: RefundsProps) => (
  <RegionCard title="Refunds" size="small">
    <ul className={styles.lines}>
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </ul>
  </RegionCard>
);

const ofCredit = {
  PAID_TWICE: "Refund of what you paid twice",
  WITHDRAWN: "Refund after your withdrawal",
  OVERPAID: "Refund of what you overpaid",
  OTHER: "Refund of your credit",
} as const;

const nameOf = ({ source, kind }: Refunds_RefundFragment): string => {
  if (source === "CREDIT") return ofCredit[kind];
  return kind === "PAID_TWICE" ? "Refund of your second payment" : "Refund of your payment";
};

const states: Readonly<
  Record<Refunds_RefundFragment["state"], readonly [kind: StatusKind, text: string]>
> = {
  ASKED: ["waiting", "Not decided yet"],
  APPROVED: ["decided", "Approved"],
  DECLINED: ["bad", "Declined"],
  PAID: ["good", "Paid out"],
  CANCELLED: ["neutral", "Cancelled"],
};

interface RefundProps {
  readonly refund: FragmentType<Refunds_RefundFragment>;
}

const Refund = ({ refund }: RefundProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { data, complete } = useFragment({ fragment: Refunds_RefundFragmentDoc, from: refund });
  if (!complete) return null;
  const { state, amount, askedAt, decidedAt, paidAt, reference, paymentReference } = data;
  const day = (at: string): ReactNode => <time dateTime={at}>{formatDay(at, timeZone)}</time>;
  const [kind, text] = states[state];
  const progress = (): ReactNode => {
    if (paidAt !== null) {
      return (
        <>
          Paid to you on {day(paidAt)} · reference {reference}
        </>
      );
    }
    if (state === "APPROVED" && decidedAt !== null) {
      return <>Approved on {day(decidedAt)}. You get a mail when it is paid.</>;
    }
    if (state === "DECLINED" && decidedAt !== null) return <>Declined on {day(decidedAt)}</>;
    return <>Asked for on {day(askedAt)}</>;
  };
  return (
    <li className={styles.line}>
      <span>{nameOf(data)}</span>
      <span className={styles.amount}>
        {currencySymbol}
        {formatAmount(amount)}
      </span>
      <span className={styles.minor}>
        <span className={styles.payment}>{progress()}</span>
        {paymentReference !== null && (
          <span className={styles.payment}>Payment {paymentReference}</span>
        )}
      </span>
      <span className={styles.state}>
        <StatusTag kind={kind}>{text}</StatusTag>
      </span>
    </li>
  );
};
