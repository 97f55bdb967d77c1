import styles from "./Profile.module.css";
import type { ProfileEntry } from "./profile-entries.ts";

export const DetailList = ({ entries }: { entries: readonly ProfileEntry[] }) => (
  <dl className={styles.details}>
    {entries.map(({ name, label, value, isGiven }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd data-given={isGiven}>{value}</dd>
      </div>
    ))}
  </dl>
);
