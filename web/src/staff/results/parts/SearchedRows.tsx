import { Flex, Input } from "antd";
import { type ReactNode, useState } from "react";
import { RowTable, type RowTableProps } from "./RowTable.tsx";
import { countOf, formatCount, isFound } from "./texts.ts";

interface SearchedRowsProps<Row> extends RowTableProps<Row> {
  /** What is searched: `Name or number`. */
  readonly search: string;
  /** The text of a row that is searched. */
  readonly textOf: (row: Row) => string;
  /** Beside the search. */
  readonly filter?: ReactNode;
}

/** Students that are all loaded, with a search. */
export const SearchedRows = <Row extends object>(props: SearchedRowsProps<Row>) => {
  const { search, textOf, filter, rows, ...table } = props;
  const [typed, setTyped] = useState("");
  const shown = rows.filter((row) => isFound(textOf(row), typed));
  const all = countOf(rows.length, "student");
  const matching = shown.length === rows.length ? all : `${formatCount(shown.length)} of ${all}`;
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <Flex flex="0 1 20rem">
          <Input
            type="search"
            aria-label={search}
            placeholder={search}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Flex>
        {filter}
        <span role="status">
          {shown.length === 0 ? "Nobody matches what you search for" : matching}
        </span>
      </Flex>
      {shown.length > 0 && <RowTable {...table} rows={shown} />}
    </Flex>
  );
};
