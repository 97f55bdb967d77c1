import { FileTextOutlined } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button, type CardProps, Empty, Flex, Input } from "antd";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import {
  type PaymentHistory_PaymentFragment,
  PaymentHistory_PaymentFragmentDoc,
  type PaymentHistory_StudentFragment,
  PaymentHistory_StudentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { lazyPartOr } from "../../../lib/lazy-part.tsx";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { type PaymentSort, paymentRows, searchRows, sortRows } from "./payment-rows.ts";

// Ant Design's Table weighs more than the rest of the dashboard, and a phone shows the list.
const PaymentTable = lazyPartOr(PaymentList, () => import("./PaymentTable.tsx"));

const noPayments = "No payment records found";

export const HistoryFrame = (card: CardProps) => <RegionCard {...card} title="Payment History" />;

interface PaymentHistoryProps {
  readonly student: FragmentType<PaymentHistory_StudentFragment>;
  readonly action?: ReactNode;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

export const PaymentHistory = (props: PaymentHistoryProps) => {
  const { student, action, failure = "Could not fetch data", onRetry, retrying } = props;
  const { data, complete } = useFragment({
    fragment: PaymentHistory_StudentFragmentDoc,
    fragmentName: "PaymentHistory_student",
    from: student,
  });
  if (!complete) return null;
  const { payments } = data;
  return (
    <HistoryFrame extra={action}>
      {payments === null && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />}
      {payments?.length === 0 && (
        <Empty image={<FileTextOutlined aria-hidden />} description={noPayments}>
          <p>
            A payment online shows here once the provider has confirmed it. Your account has what
            you paid at a bank or at the bursary.
          </p>
          <ButtonLink to={paths.student.tuitionPayment}>Go to tuition payment</ButtonLink>
        </Empty>
      )}
      {payments && payments.length > 0 && <SearchablePayments payments={payments} />}
    </HistoryFrame>
  );
};

const searchLabel = "Search payments...";

const countOf = (shown: number, all: number): string =>
  shown === all ? `${all} ${all === 1 ? "payment" : "payments"}` : `${shown} of ${all} payments`;

interface SearchablePaymentsProps {
  readonly payments: readonly FragmentType<PaymentHistory_PaymentFragment>[];
}

const SearchablePayments = ({ payments }: SearchablePaymentsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { data } = useFragment({
    fragment: PaymentHistory_PaymentFragmentDoc,
    from: [...payments],
  });
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<PaymentSort | null>(null);
  const isTablet = useMedia(widths.tablet);
  const all = useMemo(
    () =>
      paymentRows(data as readonly PaymentHistory_PaymentFragment[], { currencySymbol, timeZone }),
    [data, currencySymbol, timeZone],
  );
  const shown = useMemo(() => sortRows(searchRows(all, query), sort), [all, query, sort]);
  const List = isTablet ? PaymentTable : PaymentList;
  return (
    <Flex vertical gap="small">
      <Input
        type="search"
        allowClear
        placeholder={searchLabel}
        aria-label={searchLabel}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{countOf(shown.length, all.length)}</p>
      {shown.length > 0 ? (
        <Suspense fallback={<LoadingLines rows={5} />}>
          <List rows={shown} sort={sort} onSort={setSort} />
        </Suspense>
      ) : (
        <Empty description={noPayments}>
          <p>No payment matches your search.</p>
          <Button onClick={() => setQuery("")}>Clear search</Button>
        </Empty>
      )}
    </Flex>
  );
};
