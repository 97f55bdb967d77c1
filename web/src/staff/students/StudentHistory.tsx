import { Collapse, Tabs } from "antd";
import { type ReactNode, useState } from "react";
import { useMedia, widths } from "../../lib/use-media.ts";

interface HistoryProps {
  readonly items: { readonly key: string; readonly label: string; readonly children: ReactNode }[];
}

/** The parts of a student's history. The first is open. */
export const StudentHistory = ({ items }: HistoryProps) => {
  // Both layouts show the same parts, so that turning a phone keeps what is read.
  const [shown, setShown] = useState(["payments"]);
  // Tabs that do not fit go into a menu, which a screen reader would find among the tabs.
  return useMedia(widths.phone) ? (
    <Collapse items={items} activeKey={shown} onChange={setShown} />
  ) : (
    <Tabs
      items={items}
      activeKey={shown.at(-1) ?? "payments"}
      onChange={(part) => setShown([part])}
      destroyOnHidden
    />
  );
};
