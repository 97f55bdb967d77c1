import { Table } from "antd";
import { useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { type EmptyListTexts, ListEmpty, ListSkeleton } from "./ListStates.tsx";
import type { FilterKinds } from "./list-params.ts";
import { listTexts } from "./list-texts.ts";
import { Pager } from "./Pager.tsx";
import styles from "./StaffList.module.css";
import { type ListColumn, tableColumns } from "./table-columns.tsx";
import { useFocusFallback } from "./use-focus-fallback.ts";
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
  readonly empty: EmptyListTexts;
  /** Present if rows can be selected. */
  readonly selection?: Selection<Row> | undefined;
}

/**
 * A list of records, paged and sorted by the server, with its state in the URL. A wide table scrolls inside its card.
 */
export const StaffList = <Row extends object, Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  query: { page, loading, failure, reload },
  columns,
  rowKey,
  empty,
  selection,
}: StaffListProps<Row, Sort, Kinds>) => {
  const to = useStaffPath();
  const card = useRef<HTMLElement>(null);
  useFocusFallback(card, selection?.ids.length ?? 0);
  const lastPage = page ? Math.max(1, Math.ceil(page.total / list.size)) : null;
  // Rows were deleted, or the URL has a wrong page.
  const isBeyond = lastPage !== null && !loading && list.page > lastPage;
  const goToLast = useEffectEvent(() => list.setPage(lastPage ?? 1));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const body = () => {
    if (failure) {
      return (
        <div className={styles.state}>
          <ErrorState message={failure.message} onRetry={reload} />
        </div>
      );
    }
    if (!page) return <ListSkeleton />;
    if (page.total === 0) {
      return <ListEmpty empty={empty} onClear={list.isNarrowed ? list.clear : null} />;
    }
    return (
      <>
        <div className={classNames(styles.scroll, loading && styles.updating)}>
          <Table<Row>
            aria-label={label}
            size="middle"
            rowKey={rowKey}
            dataSource={[...page.rows]}
            columns={tableColumns(columns, list, to)}
            pagination={false}
            {...(selection && {
              rowSelection: {
                selectedRowKeys: [...selection.ids],
                preserveSelectedRowKeys: true,
                onChange: (keys) => selection.choose(keys.map(String)),
                getCheckboxProps: (row) => ({
                  "aria-label": listTexts.select(selection.name(row)),
                }),
                getTitleCheckboxProps: () => ({ "aria-label": listTexts.selectPage }),
              },
            })}
          />
        </div>
        <Pager label={label} list={list} total={page.total} shown={page.rows.length} />
      </>
    );
  };
  return (
    <section
      ref={card}
      // Makes the list focusable for the focus fallback.
      tabIndex={-1}
      className={styles.card}
      aria-busy={loading}
      aria-label={label}
    >
      {body()}
    </section>
  );
};
