import { Alert } from "antd";
import styles from "./Announcements.module.css";

interface Announcement {
  readonly id: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly body: string;
}

/** The college's announcements. Renders nothing if there are none or they are not loaded. */
export const Announcements = ({ of }: { of: readonly Announcement[] | null | undefined }) =>
  of?.map(({ id, title, body }) => (
    <Alert
      key={id}
      role="status"
      type="info"
      showIcon
      title={title}
      description={<p className={styles.text}>{body}</p>}
    />
  ));
