import { Field } from "../../../ui/Field.tsx";
import styles from "./PaymentHistory.module.css";
import { paymentHistoryTexts } from "./payment-history-texts.ts";
import { sortableColumns } from "./payment-rows.ts";
import type { PaymentTableState } from "./use-payment-table.ts";

/** Sorting on narrow screens, which have no column headers. */
export const SortChoice = ({ table }: { table: PaymentTableState }) => {
  const sorting = table.getState().sorting[0];
  const value = sorting ? `${sorting.id} ${sorting.desc ? "descending" : "ascending"}` : "";
  const choose = (choice: string) => {
    const [id, direction] = choice.split(" ");
    table.setSorting(id ? [{ id, desc: direction === "descending" }] : []);
  };
  return (
    <div className={styles.sortChoice}>
      <Field label={paymentHistoryTexts.sortBy}>
        {(control) => (
          <select
            {...control}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{paymentHistoryTexts.newestFirst}</option>
            {sortableColumns.flatMap((id) => {
              const label = String(table.getColumn(id)?.columnDef.header);
              return [
                <option key={`${id} ascending`} value={`${id} ascending`}>
                  {paymentHistoryTexts.ascending(label)}
                </option>,
                <option key={`${id} descending`} value={`${id} descending`}>
                  {paymentHistoryTexts.descending(label)}
                </option>,
              ];
            })}
          </select>
        )}
      </Field>
    </div>
  );
};
