import { ConfigProvider, Descriptions } from "antd";
import { antTheme } from "../../theme.ts";
import { Breakable } from "../../ui/Breakable.tsx";
import styles from "./Profile.module.css";
import type { ProfileEntry } from "./profile-entries.ts";

/** Details of a person, one under the other: what a detail is called, and its value or that there is none. */
export const DetailList = ({ entries }: { entries: readonly ProfileEntry[] }) => (
  // Ant Design's theme is given here and not in the shell: no other screen of applicants and students loads it.
  <div className={styles.details}>
    <ConfigProvider theme={antTheme} wave={{ disabled: true }}>
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
    </ConfigProvider>
  </div>
);
