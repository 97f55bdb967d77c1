import { useMemo, useState } from "react";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import styles from "./PaymentHistory.module.css";
import { PaymentTable } from "./PaymentTable.tsx";
import { paymentHistoryTexts } from "./payment-history-texts.ts";
import { type HistoryPayment, paymentRows, searchRows } from "./payment-rows.ts";
import { SearchField } from "./SearchField.tsx";
import { SortChoice } from "./SortChoice.tsx";
import { usePaymentTable } from "./use-payment-table.ts";

export const SearchablePayments = ({ payments }: { payments: readonly HistoryPayment[] }) => {
  const { currencySymbol, timeZone } = usePortal();
  const [query, setQuery] = useState("");
  const all = useMemo(
    () => paymentRows(payments, { currencySymbol, timeZone }),
    [payments, currencySymbol, timeZone],
  );
  const found = useMemo(() => searchRows(all, query), [all, query]);
  const table = usePaymentTable(found, currencySymbol);
  return (
    <div className={styles.searchable}>
      <div className={styles.tools}>
        <SearchField value={query} onChange={setQuery} />
        <SortChoice table={table} />
      </div>
      <p role="status" className={styles.count}>
        {paymentHistoryTexts.count(found.length, all.length)}
      </p>
      <PaymentTable
        table={table}
        currencySymbol={currencySymbol}
        whenEmpty={
          <EmptyState icon="search" title={paymentHistoryTexts.empty}>
            <p>{paymentHistoryTexts.noMatchHint}</p>
            <Button variant="secondary" onClick={() => setQuery("")}>
              {paymentHistoryTexts.clearSearch}
            </Button>
          </EmptyState>
        }
      />
    </div>
  );
};
