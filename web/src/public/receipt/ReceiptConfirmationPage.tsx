import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { ReceiptConfirmationDocument, type ReceiptConfirmationQuery } from "../../gql/public.ts";
import { formatDay } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { formatMoney } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { Card } from "../../ui/Card.tsx";
import { ErrorPart } from "../../ui/ErrorPart.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Waiting } from "../../ui/Waiting.tsx";
import styles from "../PublicPage.module.css";

const words = texts.receipt;

type Confirmation = NonNullable<ReceiptConfirmationQuery["receiptConfirmation"]>;

const Genuine = ({ receipt }: { receipt: Confirmation }) => {
  const { collegeName, currencySymbol, timeZone } = usePortal();
  return (
    <>
      <Notice kind="success" title={words.genuine}>
        {words.genuineHint(collegeName)}
      </Notice>
      <Facts
        facts={[
          [words.payer, receipt.payer],
          [words.item, receipt.item],
          [words.amount, formatMoney(receipt.amount, currencySymbol)],
          [words.session, receipt.session],
          [words.paidAt, formatDay(receipt.paidAt, timeZone)],
          [words.reference, receipt.reference],
        ]}
      />
    </>
  );
};

/** Where the QR code on a receipt leads: says whether the college issued it, to anybody who holds the paper. */
export default function ReceiptConfirmationPage() {
  const { code = "" } = useParams();
  const { collegeName } = usePortal();
  const { data, error, loading, refetch } = useQuery(ReceiptConfirmationDocument, {
    variables: { code },
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{words.title}</PageHeading>
        {loading && <Waiting text={texts.loading} />}
        {!loading && error && (
          <ErrorPart
            message={failureOf(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {data?.receiptConfirmation && <Genuine receipt={data.receiptConfirmation} />}
        {data?.receiptConfirmation === null && (
          <Notice kind="warning" title={words.unknown}>
            {words.unknownHint(collegeName)}
          </Notice>
        )}
      </div>
    </Card>
  );
}
