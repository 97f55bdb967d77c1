import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button, Empty, Flex, Grid, Input } from "antd";
import { Suspense, useMemo, useState } from "react";
import {
  type PaymentHistory_PaymentFragment,
  PaymentHistory_PaymentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { lazyPartOr } from "../../../lib/lazy-part.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { paymentTexts } from "../payment-texts.ts";
import { PaymentList } from "./PaymentList.tsx";
import { type PaymentSort, paymentRows, searchRows, sortRows } from "./payment-rows.ts";

// Ant Design's Table weighs more than the rest of the dashboard, and a phone shows the list.
const PaymentTable = lazyPartOr(PaymentList, () => import("./PaymentTable.tsx"));

const searchLabel = "Search payments...";

const countOf = (shown: number, all: number): string =>
  shown === all ? `${all} ${all === 1 ? "payment" : "payments"}` : `${shown} of ${all} payments`;

interface SearchablePaymentsProps {
  readonly payments: readonly FragmentType<PaymentHistory_PaymentFragment>[];
}

/** The payments with a search: a table, or a list on a phone. */
export const SearchablePayments = ({ payments }: SearchablePaymentsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { data } = useFragment({
    fragment: PaymentHistory_PaymentFragmentDoc,
    from: [...payments],
  });
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<PaymentSort | null>(null);
  const { md } = Grid.useBreakpoint();
  const all = useMemo(
    () =>
      paymentRows(data as readonly PaymentHistory_PaymentFragment[], { currencySymbol, timeZone }),
    [data, currencySymbol, timeZone],
  );
  const shown = useMemo(() => sortRows(searchRows(all, query), sort), [all, query, sort]);
  const List = md ? PaymentTable : PaymentList;
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
        <Empty description={paymentTexts.noPayments}>
          <p>No payment matches your search.</p>
          <Button onClick={() => setQuery("")}>Clear search</Button>
        </Empty>
      )}
    </Flex>
  );
};
