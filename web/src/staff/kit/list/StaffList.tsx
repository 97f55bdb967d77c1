import { Button, Card, Empty, Table } from "antd";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { clearLabel } from "./FilterBar.tsx";
import { ListCards } from "./ListCards.tsx";
import type { FilterKinds } from "./list-params.ts";
import { Pager } from "./Pager.tsx";
import styles from "./StaffList.module.css";
import { hasTotals, type ListColumn, tableColumns } from "./table-columns.tsx";
import type { ListState } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";
import type { ListPage, StaffListQuery } from "./use-staff-list.ts";

interface StaffListProps<Row, Sort extends string, Kinds extends FilterKinds> {
  /** The table's accessible name. */
  readonly label: string;
  readonly list: ListState<Sort, Kinds>;
  readonly query: StaffListQuery<ListPage<Row>>;
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly rowKey: (row: Row) => string;
  /** The text and next step of an empty list without filters. */
  readonly empty: { readonly title: string; readonly children?: ReactNode };
  /** Present if rows can be selected. */
  readonly selection?: Selection<Row> | undefined;
}

/**
 * Focuses an element when the last row is deselected and the focused element is gone, such as a button of the selection
 * bar or its dialog.
 */
const useFocusFallback = (element: RefObject<HTMLElement | null>, selectedCount: number): void => {
  const before = useRef(selectedCount);
  useEffect(() => {
    const hadSelection = before.current > 0;
    before.current = selectedCount;
    if (hadSelection && selectedCount === 0 && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  }, [element, selectedCount]);
};

/** A list of records, paged and sorted by the server, with its state in the URL. On a phone it is a list of cards. */
export const StaffList = <Row extends object, Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  query: { page, loading, failure, reload },
  columns,
  rowKey,
  empty,
  selection,
}: StaffListProps<Row, Sort, Kinds>) => {
  const isPhone = useMedia(widths.phone);
  const box = useRef<HTMLElement>(null);
  useFocusFallback(box, selection?.ids.length ?? 0);
  const lastPage = page ? Math.max(1, Math.ceil(page.total / list.size)) : null;
  // Rows were deleted, or the URL has a wrong page.
  const isBeyond = lastPage !== null && !loading && list.page > lastPage;
  const goToLast = useEffectEvent(() => list.setPage(lastPage ?? 1));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const rows = (shown: readonly Row[]) =>
    isPhone ? (
      <ListCards {...{ label, list, columns, rowKey, selection }} rows={shown} />
    ) : (
      <Table<Row>
        className={styles.table ?? ""}
        aria-label={label}
        tableLayout="fixed"
        rowKey={rowKey}
        dataSource={[...shown]}
        columns={tableColumns(columns, list)}
        pagination={false}
        {...(hasTotals(columns) && {
          summary: () => (
            <Table.Summary.Row>
              {selection && <Table.Summary.Cell index={0} />}
              {columns.map(({ title, numeric, total }, index) => (
                <Table.Summary.Cell
                  key={title}
                  index={selection ? index + 1 : index}
                  align={numeric ? "right" : "left"}
                  className={styles.total ?? ""}
                >
                  {total}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          ),
        })}
        {...(selection && {
          rowSelection: {
            columnWidth: 40,
            selectedRowKeys: [...selection.ids],
            preserveSelectedRowKeys: true,
            onChange: (keys) => selection.choose(keys.map(String)),
            getCheckboxProps: (row) => ({ "aria-label": `Select ${selection.name(row)}` }),
            getTitleCheckboxProps: () => ({ "aria-label": "Select every row of this page" }),
          },
        })}
      />
    );
  const body = () => {
    if (failure) return <ErrorState message={failure.message} onRetry={reload} />;
    if (!page) return <LoadingLines rows={10} />;
    if (page.total === 0) {
      const { isNarrowed } = list;
      return (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={isNarrowed ? "Nothing matches the search and filters" : empty.title}
        >
          {isNarrowed ? <Button onClick={list.clear}>{clearLabel}</Button> : empty.children}
        </Empty>
      );
    }
    return (
      <>
        <div className={classNames(loading && styles.updating)}>{rows(page.rows)}</div>
        <Pager label={label} list={list} total={page.total} shown={page.rows.length} />
      </>
    );
  };
  const isBare = page !== null && page.total > 0 && failure === null;
  return (
    <section
      ref={box}
      // Makes the list focusable for the focus fallback.
      tabIndex={-1}
      className={classNames(styles.box, isPhone && isBare && styles.phone)}
      aria-busy={loading}
      aria-label={label}
    >
      {isBare ? body() : <Card variant="borderless">{body()}</Card>}
    </section>
  );
};
