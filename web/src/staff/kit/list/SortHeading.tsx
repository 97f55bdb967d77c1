import { CaretDownOutlined, CaretUpOutlined, SwapOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { FilterKinds } from "./list-params.ts";
import styles from "./StaffList.module.css";
import type { ListState } from "./use-list-state.ts";

interface SortHeadingProps<Sort extends string, Kinds extends FilterKinds> {
  readonly title: string;
  readonly sort: Sort;
  readonly list: ListState<Sort, Kinds>;
}

/**
 * A column heading that sorts. Another press reverses the order. Ant Design's own sorter makes the heading cell itself
 * pressable, which a screen reader does not announce as a button.
 */
export const SortHeading = <Sort extends string, Kinds extends FilterKinds>({
  title,
  sort,
  list,
}: SortHeadingProps<Sort, Kinds>) => {
  const isSorted = list.sort === sort;
  const SortedIcon = list.descending ? CaretDownOutlined : CaretUpOutlined;
  return (
    <Button
      type="text"
      size="small"
      className={styles.sort ?? ""}
      icon={isSorted ? <SortedIcon aria-hidden /> : <SwapOutlined rotate={90} aria-hidden />}
      iconPlacement="end"
      onClick={() => list.setSort(sort, isSorted && !list.descending)}
    >
      {title}
    </Button>
  );
};
