import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button, Select } from "antd";
import { useId } from "react";
import { type FilterKinds, pageSizes } from "./list-params.ts";
import { listTexts } from "./list-texts.ts";
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
    <nav className={styles.pager} aria-label={listTexts.pages(label)}>
      <p role="status">{listTexts.range(first, first + shown - 1, total)}</p>
      <Select
        id={id}
        className={styles.size ?? ""}
        aria-label={listTexts.size}
        value={size}
        options={pageSizes.map((value) => ({ value, label: listTexts.perPage(value) }))}
        onChange={list.setSize}
      />
      <div className={styles.steps}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={listTexts.previous}
          disabled={page <= 1}
          onClick={() => list.setPage(page - 1)}
        />
        <span>{listTexts.pageOf(page, pages)}</span>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={listTexts.next}
          disabled={page >= pages}
          onClick={() => list.setPage(page + 1)}
        />
      </div>
    </nav>
  );
};
