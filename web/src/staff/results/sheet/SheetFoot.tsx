import { CheckCircleOutlined, ClockCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Button, Flex } from "antd";
import { useRef } from "react";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { countOf } from "../parts/texts.ts";
import type { CellAddress } from "./cells/cell.ts";
import type { SheetStore, SheetSummary } from "./cells/sheet-store.ts";
import styles from "./Sheet.module.css";
import { useSheetSummary } from "./use-sheet-store.ts";

const clockOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(moment);

const statusOf = ({ save, savedAt, waiting }: SheetSummary, timeZone: string): string => {
  const cells = countOf(waiting, "cell");
  const wait = waiting === 1 ? "waits" : "wait";
  if (save.kind === "offline") {
    const why = save.why === "network" ? "Offline" : "The college does not answer";
    return `${why}: ${cells} ${wait}`;
  }
  if (save.kind === "refused" && waiting > 0) return `${cells} not saved`;
  if (waiting > 0) return "Saving…";
  return savedAt
    ? `All saved ${clockOf(savedAt, timeZone)}`
    : "Every cell is saved as you leave it.";
};

interface SheetFootProps {
  readonly work: SheetStore;
  readonly onShow: (cell: CellAddress) => void;
  /** Absent if the sheet cannot be submitted. */
  readonly onSubmit: (() => void) | undefined;
}

/**
 * Stands below the marks and stays in view: what is saved, how many students are entered, and Submit. Only problems are
 * announced to screen readers, because a message after each cell would interrupt the typing.
 */
export const SheetFoot = ({ work, onShow, onSubmit }: SheetFootProps) => {
  const { timeZone } = usePortal();
  const summary = useSheetSummary(work, (whole) => whole);
  const { save, waiting, troubled, registered, incomplete } = summary;
  const next = useRef(0);
  const isStuck = waiting > 0 && (save.kind === "offline" || save.kind === "refused");
  const status = statusOf(summary, timeZone);
  const trouble = `${countOf(troubled.length, "cell")} ${troubled.length === 1 ? "needs" : "need"} your attention`;
  const showNext = () => {
    const cell = troubled[next.current % troubled.length];
    next.current += 1;
    if (cell) onShow(cell);
  };
  const Mark = isStuck ? WarningOutlined : waiting > 0 ? ClockCircleOutlined : CheckCircleOutlined;
  return (
    <Flex wrap gap="small" align="center" className={styles.foot}>
      <span className={isStuck ? styles.stuck : undefined}>
        <Mark aria-hidden /> <span>{status}</span>
      </span>
      {isStuck && (
        <Button size="small" onClick={() => void work.send()}>
          Try again
        </Button>
      )}
      {troubled.length > 0 && (
        <>
          <span className={styles.stuck}>
            <WarningOutlined aria-hidden /> <span>{trouble}</span>
          </span>
          <Button size="small" onClick={showNext}>
            Show the next
          </Button>
        </>
      )}
      {save.kind === "refused" && waiting > 0 && <span role="alert">{save.message}</span>}
      <span role="status" className="visually-hidden">
        {isStuck && status} {troubled.length > 0 && trouble}
      </span>
      <span className={styles.entered}>
        Entered {formatCount(registered - incomplete.length)} of {formatCount(registered)}
      </span>
      {onSubmit && (
        <Button type="primary" onClick={onSubmit}>
          Submit
        </Button>
      )}
    </Flex>
  );
};
