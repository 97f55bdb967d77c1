import type { ReactNode } from "react";
import { StaffPage } from "../StaffPage.tsx";
import { ExportButtons, type ExportLinks } from "./ExportButtons.tsx";
import { FilterBar } from "./FilterBar.tsx";
import type { FilterField } from "./FilterDrawer.tsx";
import type { FilterKinds } from "./list-params.ts";
import { StaffList } from "./StaffList.tsx";
import type { ListColumn } from "./table-columns.tsx";
import type { ListState } from "./use-list-state.ts";
import type { Selection } from "./use-selection.ts";
import type { ListPage, StaffListQuery } from "./use-staff-list.ts";

interface ListScreenProps<Row, Sort extends string, Kinds extends FilterKinds> {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title, before the export: what the whole screen shows. */
  readonly chooser?: ReactNode;
  /** Beside the title, after the export. */
  readonly actions?: ReactNode;
  /** Between the title and the list. */
  readonly notice?: ReactNode;
  /** The table's accessible name. Default: the title. */
  readonly label?: string;
  readonly list: ListState<Sort, Kinds>;
  readonly query: StaffListQuery<ListPage<Row> & { readonly export: ExportLinks }>;
  /** The searched fields: `Name, number or email`. Without it there is no search. */
  readonly search?: string | undefined;
  readonly fields?: readonly FilterField<Kinds>[];
  /** Takes the place of search and filters while rows are selected. */
  readonly selectionBar?: ReactNode;
  /** Present if rows can be selected. */
  readonly selection?: Selection<Row> | undefined;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** The text and next step of an empty list without filters. */
  readonly empty: { readonly title: string; readonly children?: ReactNode };
  /** The screen's dialogs. */
  readonly children?: ReactNode;
}

/** A screen that is one list: its heading with the export, search and filters, and the rows. */
export const ListScreen = <Row extends object, Sort extends string, Kinds extends FilterKinds>({
  title,
  lead,
  chooser,
  actions,
  notice,
  label = title,
  list,
  query,
  search,
  fields = [],
  selectionBar,
  children,
  ...rows
}: ListScreenProps<Row, Sort, Kinds>) => (
  <StaffPage
    title={title}
    count={query.page?.total}
    lead={lead}
    actions={
      <>
        {chooser}
        <ExportButtons links={query.page?.export} />
        {actions}
      </>
    }
  >
    {notice}
    <FilterBar list={list} search={search} fields={fields} selectionBar={selectionBar} />
    <StaffList label={label} list={list} query={query} {...rows} />
    {children}
  </StaffPage>
);
