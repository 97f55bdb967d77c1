import { Button } from "antd";
import type { ScheduleSection } from "../../../gql/student-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import type { usePaySection } from "./use-pay-section.ts";

const sections: readonly ScheduleSection[] = ["A", "B", "C"];

interface PaySectionProps {
  /** `A` */
  readonly name: string;
  readonly session: string;
  readonly outstanding: number;
  readonly payment: ReturnType<typeof usePaySection>;
}

/** Pays what is outstanding of a section that the college takes online as well. */
export const PaySection = ({ name, session, outstanding, payment }: PaySectionProps) => {
  const { currencySymbol } = usePortal();
  const { busy, pay } = payment;
  const section = sections.find((one) => one === name);
  if (section === undefined) return null;
  return (
    <Button
      onClick={() => void pay({ section, session })}
      aria-disabled={busy !== null || undefined}
    >
      {busy?.section === section && busy.session === session
        ? "Taking you to the payment page..."
        : `Pay section ${section} online, ${currencySymbol}${formatAmount(outstanding)}`}
    </Button>
  );
};
