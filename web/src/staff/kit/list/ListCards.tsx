import { Card, Checkbox, Flex, Select } from "antd";
import { FactLine } from "../FactGrid.tsx";
import { type FilterKinds, sortText } from "./list-params.ts";
import styles from "./StaffList.module.css";
import { Cell, hasTotals, type ListColumn } from "./table-columns.tsx";
import type { ListState } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";

interface ListCardsProps<Row, Sort extends string, Kinds extends FilterKinds> {
  readonly label: string;
  readonly list: ListState<Sort, Kinds>;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly rowKey: (row: Row) => string;
  readonly selection: Selection<Row> | undefined;
}

/** A list on a phone: a card for each row with its name, status and facts. The title's link covers the card. */
export const ListCards = <Row extends object, Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  rows,
  columns,
  rowKey,
  selection,
}: ListCardsProps<Row, Sort, Kinds>) => {
  const at = (place: ListColumn<Row, Sort>["card"]) => columns.filter(({ card }) => card === place);
  const cells = (shown: readonly ListColumn<Row, Sort>[], row: Row) =>
    shown.map((column) => <Cell key={column.title} column={column} row={row} />);
  const sorts = columns.flatMap(({ title, sort }) =>
    [false, true].flatMap((isDown) => {
      const label = `${title}, ${isDown ? "descending" : "ascending"}`;
      return sort ? [{ sort, isDown, value: sortText(sort, isDown), label }] : [];
    }),
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
            aria-label="Sort by"
            value={sortText(list.sort, list.descending)}
            options={sorts.map(({ value, label }) => ({ value, label }))}
            onChange={(text) => {
              const chosen = sorts.find(({ value }) => value === text);
              if (chosen) list.setSort(chosen.sort, chosen.isDown);
            }}
          />
        </div>
      )}
      <Flex vertical component="ul" gap="small" className={styles.cards} aria-label={label}>
        {rows.map((row) => {
          const id = rowKey(row);
          const actions = at("action");
          return (
            <li key={id}>
              <Card size="small" className={styles.rowCard ?? ""}>
                <Flex gap="small" align="start">
                  {selection && (
                    <Checkbox
                      aria-label={`Select ${selection.name(row)}`}
                      checked={selection.ids.includes(id)}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                  )}
                  <div className={styles.cardTitle}>{cells(at("title"), row)}</div>
                  <div>{cells(at("status"), row)}</div>
                </Flex>
                <FactLine
                  facts={at("fact").map((column) => [
                    column.title,
                    <Cell key="cell" column={column} row={row} />,
                  ])}
                />
                {actions.length > 0 && (
                  <Flex wrap gap="small" className={styles.cardActions}>
                    {cells(actions, row)}
                  </Flex>
                )}
              </Card>
            </li>
          );
        })}
        {hasTotals(columns) && (
          <li>
            <Card size="small">
              {at("title").map(({ title, total }) => (
                <strong key={title}>{total}</strong>
              ))}
              <FactLine
                facts={at("fact").flatMap(({ title, total }) =>
                  total === undefined ? [] : [[title, total] as const],
                )}
              />
            </Card>
          </li>
        )}
      </Flex>
    </>
  );
};
