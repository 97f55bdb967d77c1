import { BreakableEmail } from "../../../ui/BreakableEmail.tsx";
import styles from "./Profile.module.css";
import type { ProfileEntry } from "./profile-entries.ts";

/**
 * Details of a person, one under the other: what a detail is called, and its value or that there is none. Not Ant Design's
 * `Descriptions`: a phone would load its theme, five times the rest of the screen, for nothing else.
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
