import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { Alert, Flex } from "antd";
import {
  type TuitionReceipt_PaymentFragment,
  TuitionReceipt_PaymentFragmentDoc,
  TuitionReferencesDocument,
  type TuitionReferencesQuery,
} from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { receiptFileName, receiptName } from "../history/payment-rows.ts";

type TuitionPayment = { readonly reference: string } & FragmentType<TuitionReceipt_PaymentFragment>;

interface PaidTuitionProps {
  readonly session: string;
  /** Online payments of tuition of every session, the latest first; null while the college cannot list them. */
  readonly payments: readonly TuitionPayment[] | null;
}

/** Says that the session's tuition is paid, and has the receipt if it was paid online: the counter's are in the account. */
export const PaidTuition = ({ session, payments }: PaidTuitionProps) => {
  // Payments do not name their session, and what was paid at the counter is not among them.
  const { data } = useQuery(TuitionReferencesDocument, { fetchPolicy: "no-cache" });
  const references = data && referencesIn(data, session);
  const payment =
    references &&
    payments?.find(({ reference }) => references === "unknown" || references.has(reference));
  return (
    <>
      <Alert
        type="success"
        showIcon
        role="status"
        title={`Tuition for the ${session} session is paid.`}
      />
      {payment && <TuitionReceipt payment={payment} />}
      <Flex wrap gap="small">
        <ButtonLink to={paths.student.payment}>See payments and receipts</ButtonLink>
        {references && !payment && (
          <ButtonLink to={paths.student.account}>See your account</ButtonLink>
        )}
      </Flex>
    </>
  );
};

/** The references of all that paid charges of this session; unknown at a college that keeps no accounts. */
const referencesIn = (
  { viewer }: TuitionReferencesQuery,
  session: string,
): ReadonlySet<string> | "unknown" => {
  if (viewer?.__typename !== "Student" || !viewer.account) return "unknown";
  const own = viewer.account.sessions.find((one) => one.session === session);
  const charges = own?.sections.flatMap((section) => section.charges) ?? [];
  return new Set(charges.flatMap(({ payments }) => payments.map(({ reference }) => reference)));
};

const TuitionReceipt = ({ payment }: { payment: FragmentType<TuitionReceipt_PaymentFragment> }) => {
  const { timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: TuitionReceipt_PaymentFragmentDoc,
    from: payment,
  });
  if (!complete) return null;
  return (
    <>
      <p>
        Paid on <time dateTime={data.paidAt}>{formatDay(data.paidAt, timeZone)}</time>
      </p>
      <DownloadButton
        path={data.receiptUrl}
        fileName={receiptFileName(data.purpose)}
        name={receiptName(data)}
        labels={{ ...texts.receiptDownload, label: "Download receipt" }}
      />
    </>
  );
};
