import { Flex } from "antd";
import { Link } from "react-router-dom";
import type { BankRowFileQuery_bankRow_proposals, RowWay } from "../../../../gql/staff-payments.ts";
import { formatMoney, sumMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { PaidLines } from "../../PaidLines.tsx";
import { remainderText } from "./remainder.ts";
import { remittanceFacts } from "./remittance-facts.tsx";

const ways: Readonly<Record<RowWay, string>> = {
  CREDIT_STUDENT: "Credit a student",
  SPONSOR_TRANSFER: "Close it as a sponsor's transfer",
  RETURN: "Return it to the bank",
};

interface ProposalCardProps {
  readonly proposal: BankRowFileQuery_bankRow_proposals;
  /** Of the payment. */
  readonly amount: number;
}

/** A proposal that waits for a second person. */
export const ProposalCard = ({ proposal, amount }: ProposalCardProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const { way, student, remittance, lines, note, proposedBy } = proposal;
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const total = sumMoney(lines.map((line) => line.amount));
  return (
    <SectionCard title="What is proposed">
      <Flex vertical gap="middle">
        <FactGrid
          facts={[
            ["Proposal", ways[way]],
            ...(student
              ? ([
                  [
                    "Student",
                    <span key="student">
                      <Link to={to(`students/${student.id}`)}>{student.name}</Link>,{" "}
                      {student.matricNumber}
                    </span>,
                  ],
                ] as const)
              : []),
            ...(remittance ? remittanceFacts(remittance, { to, money }) : []),
            ["Proposed by", proposedBy],
          ]}
        />
        <p>{`Note: ${note}`}</p>
        {lines.length > 0 && <PaidLines label="What it is to pay" lines={lines} total={total} />}
        {way === "CREDIT_STUDENT" && <p>{remainderText({ amount, owed: total, money })}</p>}
      </Flex>
    </SectionCard>
  );
};
