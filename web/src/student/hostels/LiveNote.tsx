import { Icon } from "../../ui/Icon.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";

interface LiveNoteProps {
  readonly state: keyof typeof hostelTexts.live;
}

/** Says whether the page updates live, and how soon. */
export const LiveNote = ({ state }: LiveNoteProps) => (
  <p role="status" className={styles.live} data-state={state}>
    <Icon name={state === "reconnecting" ? "warning" : "clock"} size={18} />
    {hostelTexts.live[state]}
  </p>
);
