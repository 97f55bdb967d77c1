import { FilterOutlined, SearchOutlined } from "@ant-design/icons";
import { Button, Flex, Input, Select, Tag } from "antd";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useMedia, widths } from "../../../lib/use-media.ts";
import styles from "./FilterBar.module.css";
import { choicesOf, FilterDrawer, type FilterField, filterValue } from "./FilterDrawer.tsx";
import { type FilterKinds, type FilterValues, maxSearch, writeFilter } from "./list-params.ts";
import type { ListState } from "./use-list-state.ts";

export const clearLabel = "Clear search and filters";

/** The debounce of the search. */
const debounceMs = 350;

/** The number of filters in the row. The drawer has all of them. */
const maxInRow = 3;

interface FilterBarProps<Sort extends string, Kinds extends FilterKinds> {
  readonly list: ListState<Sort, Kinds>;
  /** The searched fields: `Name, number or email`. Without it there is no search. */
  readonly search?: string | undefined;
  /** The filters. Of those with choices, the first three stand in the row. */
  readonly fields?: readonly FilterField<Kinds>[];
  /** Takes the row's place while rows are selected. */
  readonly selectionBar?: ReactNode;
}

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly onSettle: (value: string) => void;
}

/** The search. It reports its value after a debounce and follows changes of the URL. */
const SearchInput = ({ label, value, onSettle }: SearchInputProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => settle(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Input
      type="search"
      className={styles.search}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={maxSearch}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};

/**
 * A list's search and filters, which are kept in the URL: one row with the search and the filters used most, a drawer
 * with all filters, and a tag for each filter that is set. On a phone the row has the search alone.
 */
export const FilterBar = <Sort extends string, Kinds extends FilterKinds>({
  list,
  search,
  fields = [],
  selectionBar,
}: FilterBarProps<Sort, Kinds>) => {
  const isPhone = useMedia(widths.phone);
  const [isOpen, setOpen] = useState(false);
  const inRow = isPhone ? [] : fields.filter((field) => choicesOf(field)).slice(0, maxInRow);
  const values: FilterValues<FilterKinds> = list.filters;
  const textOf = ({ name }: FilterField<Kinds>) => writeFilter(values[name] ?? null);
  const set = (field: FilterField<Kinds>, text: string) =>
    list.setFilters({ [field.name]: filterValue(field, text) } as Partial<FilterValues<Kinds>>);
  const active = fields.filter((field) => textOf(field) !== "");
  const labelOf = (field: FilterField<Kinds>) => {
    const text = textOf(field);
    const choice = choicesOf(field)?.find(({ value }) => value === text);
    return `${field.label}: ${choice?.label ?? text}`;
  };
  return (
    <Flex vertical component="search" gap="small">
      {selectionBar || (
        <Flex wrap gap="small" align="center" className={styles.row}>
          {search && <SearchInput label={search} value={list.search} onSettle={list.setSearch} />}
          {inRow.map((field) => (
            <Select
              key={field.name}
              className={styles.select ?? ""}
              aria-label={field.label}
              placeholder={field.label}
              allowClear
              showSearch={{ optionFilterProp: "label" }}
              popupMatchSelectWidth={false}
              value={textOf(field) || null}
              options={choicesOf(field) ?? []}
              onChange={(text: string | null | undefined) => set(field, text ?? "")}
            />
          ))}
          {fields.length > inRow.length && (
            <Button
              icon={<FilterOutlined aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {active.length === 0 ? "Filters" : `Filters (${active.length})`}
            </Button>
          )}
        </Flex>
      )}
      {list.isNarrowed && (
        <Flex wrap gap="4px 8px" align="center">
          {active.map((field) => (
            <Tag
              key={`${field.name} ${textOf(field)}`}
              closable={{ "aria-label": `Remove filter ${labelOf(field)}` }}
              onClose={() => set(field, "")}
            >
              {labelOf(field)}
            </Tag>
          ))}
          <Button type="link" size="small" onClick={list.clear}>
            {clearLabel}
          </Button>
        </Flex>
      )}
      <FilterDrawer
        fields={fields}
        open={isOpen}
        textOf={textOf}
        onClose={() => setOpen(false)}
        onApply={(texts) => {
          const entries = fields.map((field) => [
            field.name,
            filterValue(field, texts[field.name] ?? ""),
          ]);
          list.setFilters(Object.fromEntries(entries) as Partial<FilterValues<Kinds>>);
          setOpen(false);
        }}
      />
    </Flex>
  );
};
