import { Card, Checkbox, Select } from "antd";
import { type FilterKinds, sortText } from "./list-params.ts";
import { listTexts } from "./list-texts.ts";
import styles from "./StaffList.module.css";
import { Cell, type ListColumn } from "./table-columns.tsx";
import type { ListState } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";

interface ListCardsProps<Row, Sort extends string, Kinds extends FilterKinds> {
  readonly label: string;
  readonly list: ListState<Sort, Kinds>;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection<Row> | undefined;
  readonly to: (path: string) => string;
}

/** A list on a phone: a card for each row with its name, status and facts. The title's link covers the card. */
export const ListCards = <Row extends object, Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  rows,
  columns,
  rowKey,
  selection,
  to,
}: ListCardsProps<Row, Sort, Kinds>) => {
  const at = (place: ListColumn<Row, Sort>["card"]) => columns.filter(({ card }) => card === place);
  const cells = (shown: readonly ListColumn<Row, Sort>[], row: Row) =>
    shown.map((column) => <Cell key={column.title} column={column} row={row} to={to} />);
  const sorts = columns.flatMap(({ title, sort }) =>
    sort
      ? [
          { value: sortText(sort, false), label: listTexts.ascending(title) },
          { value: sortText(sort, true), label: listTexts.descending(title) },
        ]
      : [],
  );
  const toggle = (id: string, isChosen: boolean) =>
    selection?.choose(
      isChosen ? [...selection.ids, id] : selection.ids.filter((other) => other !== id),
    );
  return (
    <>
      {sorts.length > 0 && (
        <div className={styles.sorts}>
          <Select
            aria-label={listTexts.sort}
            value={sortText(list.sort, list.descending)}
            options={sorts}
            onChange={(text) => {
              const chosen = columns.find(
                ({ sort }) => sort && sortText(sort, text.startsWith("-")) === text,
              );
              if (chosen?.sort) list.setSort(chosen.sort, text.startsWith("-"));
            }}
          />
        </div>
      )}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => {
          const id = rowKey(row);
          const actions = at("action");
          return (
            <li key={id}>
              <Card size="small" className={styles.rowCard ?? ""}>
                <div className={styles.cardHead}>
                  {selection && (
                    <Checkbox
                      aria-label={listTexts.select(selection.name(row))}
                      checked={selection.ids.includes(id)}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                  )}
                  <div className={styles.cardTitle}>{cells(at("title"), row)}</div>
                  <div>{cells(at("status"), row)}</div>
                </div>
                <dl className={styles.facts}>
                  {at("fact").map((column) => (
                    <div key={column.title}>
                      <dt>{column.title}</dt>
                      <dd>
                        <Cell column={column} row={row} to={to} />
                      </dd>
                    </div>
                  ))}
                </dl>
                {actions.length > 0 && (
                  <div className={styles.cardActions}>{cells(actions, row)}</div>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
};
