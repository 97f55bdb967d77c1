import { Descriptions } from "antd";
import { Breakable } from "../../ui/Breakable.tsx";
import styles from "./Profile.module.css";
import type { ProfileEntry } from "./profile-entries.ts";

/** Details of a person, one under the other: what a detail is called, and its value or that there is none. */
export const DetailList = ({ entries }: { entries: readonly ProfileEntry[] }) => (
  <div className={styles.details}>
    <Descriptions
      bordered
      column={1}
      size="small"
      items={entries.map(({ name, label, value, isGiven }) => ({
        key: name,
        label,
        children: (
          <span data-given={isGiven}>
            <Breakable text={value} />
          </span>
        ),
      }))}
    />
  </div>
);
