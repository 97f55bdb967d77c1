import { Alert, Card, Empty } from "antd";
import { useState } from "react";
import {
  type PaymentSlipsQuery_viewer_Student_paymentSlips as OwnSlips,
  PaymentSlipsDocument,
} from "../../../gql/student-payments.ts";
import { paths } from "../../../paths.ts";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { EarlierSlips } from "./EarlierSlips.tsx";
import { MakeSlip } from "./MakeSlip.tsx";
import { PayInto } from "./PayInto.tsx";
import { type MadeSlip, SlipCard } from "./SlipCard.tsx";

/** Payment slips for the bank: a new one for chosen items, and those that were made. */
export default function PaymentSlipsPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(PaymentSlipsDocument, "Student");
  const content = () => {
    if (viewer?.paymentSlips) return <Slips own={viewer.paymentSlips} onChanged={reload} />;
    if (failure) {
      return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
    }
    if (viewer) return <NoSlips />;
    return (
      <Card>
        <LoadingLines rows={8} />
      </Card>
    );
  };
  return (
    <>
      <PageHeading>{titles.paymentSlips}</PageHeading>
      {content()}
    </>
  );
}

const NoSlips = () => (
  <Card>
    <Empty description="The college takes no money at a bank now">
      <ButtonLink to={paths.student.payment}>Pay online</ButtonLink>
    </Empty>
  </Card>
);

interface SlipsProps {
  readonly own: OwnSlips;
  readonly onChanged: () => void;
}

const Slips = ({ own, onChanged }: SlipsProps) => {
  const { items, slips, accounts } = own;
  // The slip that was just made takes the focus.
  const [made, setMade] = useState<MadeSlip | null>(null);
  const open = slips.filter(({ state }) => state === "OPEN");
  const others = slips.filter(({ state }) => state !== "OPEN");
  if (accounts.length === 0 && slips.length === 0) return <NoSlips />;
  return (
    <>
      {open.map((slip) => (
        <SlipCard
          key={slip.id}
          slip={slip}
          made={made?.id === slip.id ? made : null}
          onChanged={onChanged}
        />
      ))}
      {accounts.length > 0 ? (
        <>
          <RegionCard title="Make a payment slip" size="small">
            {items.length > 0 ? (
              <MakeSlip
                items={items}
                onRefused={onChanged}
                onMade={(slip) => {
                  setMade(slip);
                  onChanged();
                }}
              />
            ) : (
              <Alert type="success" role="status" showIcon title="You owe nothing." />
            )}
          </RegionCard>
          <PayInto accounts={accounts} />
        </>
      ) : (
        <Alert
          type="warning"
          role="status"
          showIcon
          title="The college takes no money at a bank now. Pay online, or at the bursary."
        />
      )}
      {others.length > 0 && <EarlierSlips slips={others} />}
    </>
  );
};
