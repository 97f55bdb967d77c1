import { BreakableEmail } from "../../../ui/BreakableEmail.tsx";
import styles from "./Profile.module.css";
import type { ProfileEntry } from "./profile-entries.ts";

/**
 * Labels with their values, or a note that a value is missing. Ant Design's `Descriptions` is not used here, because
 * its styles are five times the size of the rest of the screen.
 */
export const DetailList = ({ entries }: { entries: readonly ProfileEntry[] }) => (
  <dl className={styles.details}>
    {entries.map(({ name, label, value, isGiven }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd data-given={isGiven}>
          <BreakableEmail text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
