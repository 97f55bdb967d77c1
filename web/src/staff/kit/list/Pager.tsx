import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button, Flex, Select } from "antd";
import { useId } from "react";
import { formatCount } from "../format-count.ts";
import { type FilterKinds, pageSizes } from "./list-params.ts";
import styles from "./StaffList.module.css";
import type { ListState } from "./use-list-state.ts";

interface PagerProps<Sort extends string, Kinds extends FilterKinds> {
  readonly label: string;
  readonly list: ListState<Sort, Kinds>;
  readonly total: number;
  /** The number of rows on the page. */
  readonly shown: number;
}

/**
 * The range of shown rows, their total and the buttons to the next pages. Ant Design's Pagination is a list of items
 * that take the focus, which a screen reader does not announce as buttons.
 */
export const Pager = <Sort extends string, Kinds extends FilterKinds>({
  label,
  list,
  total,
  shown,
}: PagerProps<Sort, Kinds>) => {
  const id = useId();
  const { page, size } = list;
  const pages = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  return (
    <Flex
      wrap
      component="nav"
      gap="8px 16px"
      align="center"
      justify="space-between"
      className={styles.pager}
      aria-label={`Pages of ${label}`}
    >
      <p role="status">{`${formatCount(first)}–${formatCount(first + shown - 1)} of ${formatCount(total)}`}</p>
      <Select
        id={id}
        className={styles.size ?? ""}
        aria-label="Rows per page"
        value={size}
        options={pageSizes.map((value) => ({ value, label: `${value} a page` }))}
        onChange={list.setSize}
      />
      <Flex gap="small" align="center">
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => list.setPage(page - 1)}
        />
        <span>{`Page ${formatCount(page)} of ${formatCount(pages)}`}</span>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => list.setPage(page + 1)}
        />
      </Flex>
    </Flex>
  );
};
