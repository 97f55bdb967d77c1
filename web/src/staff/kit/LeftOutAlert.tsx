import { Alert } from "antd";
import { formatCount } from "./format-count.ts";

/** What became of students who are each judged alone. */
export interface LeftOut {
  readonly changed: number;
  /** Why the others were left out, in sentences. */
  readonly leftOut: readonly string[];
}

interface LeftOutAlertProps {
  readonly outcome: LeftOut;
  readonly onClose: () => void;
}

/** How many students were changed, and why not the others. */
export const LeftOutAlert = ({ outcome: { changed, leftOut }, onClose }: LeftOutAlertProps) => (
  <Alert
    type={leftOut.length === 0 ? "success" : "warning"}
    showIcon
    role="status"
    closable={{ "aria-label": "Dismiss", onClose }}
    title={
      changed === 1 ? "1 student was changed." : `${formatCount(changed)} students were changed.`
    }
    description={leftOut.map((sentence) => <p key={sentence}>{sentence}</p>)}
  />
);
