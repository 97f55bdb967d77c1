import {
  CheckCircleFilled,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from "@ant-design/icons";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StepList } from "../../../ui/StepList.tsx";
import { dueText, nextShareOf, opensText, type Share } from "./plan-words.ts";

const shown = {
  PAID: { status: "finish", icon: <CheckCircleFilled aria-hidden /> },
  NEXT: { status: "process", icon: <ClockCircleOutlined aria-hidden /> },
  LATER: { status: "wait", icon: <MinusCircleOutlined aria-hidden /> },
  OVERDUE: { status: "error", icon: <ExclamationCircleOutlined aria-hidden /> },
} as const;

interface PlanStepsProps {
  readonly shares: readonly Share[];
}

/** The shares of a student's tuition, each with its amount, date and state, and what it opens. */
export const PlanSteps = ({ shares }: PlanStepsProps) => {
  const { currencySymbol } = usePortal();
  const money = (naira: number) => formatMoney(naira, currencySymbol);
  const next = nextShareOf(shares);
  return (
    <StepList
      orientation="vertical"
      size="small"
      aria-label="Instalments"
      current={next ? shares.indexOf(next) : shares.length}
      items={shares.map((share) => ({
        ...shown[share.state],
        key: share.number,
        title: `${share.label}: ${money(share.amount)}`,
        content: (
          <>
            <p>{stateText(share, money)}</p>
            {opensText(share) && <p>{opensText(share)}</p>}
          </>
        ),
      }))}
    />
  );
};

const stateText = (share: Share, money: (naira: number) => string): string => {
  if (share.state === "PAID") return `Paid, ${share.percent}% of tuition`;
  const due = `${dueText(share)}, ${share.percent}% of tuition`;
  return share.outstanding < share.amount
    ? `${due}. ${money(share.outstanding)} of it is still to pay`
    : due;
};
