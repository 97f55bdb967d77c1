import { Segmented } from "antd";
import { useSearchParams } from "react-router-dom";
import type { FigureGrouping } from "../../../gql/staff-payments.ts";
import styles from "../../kit/list/FilterBar.module.css";

export const groupings: Readonly<Record<FigureGrouping, string>> = {
  SECTION: "Section",
  DEPARTMENT: "Department",
  LEVEL: "Level",
  SPONSOR: "Sponsor",
  CHANNEL: "Channel",
  DAY: "Day",
};

const isGrouping = (text: string): text is FigureGrouping => Object.hasOwn(groupings, text);

/** What the figures are divided by, kept in the URL (`?by=day`). */
export const useGrouping = (): FigureGrouping => {
  const text = (useSearchParams()[0].get("by") ?? "").toUpperCase();
  return isGrouping(text) ? text : "SECTION";
};

/** Chooses what the figures are divided by. The filters stay; page and order are of the rows that were shown. */
export const GroupingChooser = ({ by }: { readonly by: FigureGrouping }) => {
  const [, setUrl] = useSearchParams();
  return (
    <Segmented<FigureGrouping>
      className={styles.views}
      aria-label="Figures by"
      value={by}
      options={Object.entries(groupings).map(([value, label]) => ({
        value: value as FigureGrouping,
        label,
      }))}
      onChange={(chosen) =>
        setUrl((url) => {
          const kept = [...url].filter(([name]) => !["page", "sort"].includes(name));
          return { ...Object.fromEntries(kept), by: chosen.toLowerCase() };
        })
      }
    />
  );
};
