import { useRef } from "react";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { CellAddress } from "./cells/cell.ts";
import type { SheetStore, SheetSummary } from "./cells/sheet-store.ts";
import styles from "./Sheet.module.css";
import { sheetTexts } from "./texts.ts";
import { useSheetSummary } from "./use-sheet-store.ts";

const labels = sheetTexts.save;

const clockOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(moment);

const statusOf = ({ save, savedAt, waiting }: SheetSummary, timeZone: string): string => {
  if (save.kind === "offline") {
    return save.why === "network" ? labels.offline(waiting) : labels.unanswered(waiting);
  }
  if (save.kind === "refused" && waiting > 0) return labels.refused(waiting);
  if (waiting > 0) return labels.saving;
  return savedAt ? labels.saved(clockOf(savedAt, timeZone)) : labels.idle;
};

interface SaveStatusProps {
  readonly work: SheetStore;
  readonly onShow: (cell: CellAddress) => void;
}

/**
 * The save status: saved, saving or waiting. Only problems are announced to screen readers, because a message after
 * each cell would interrupt the typing.
 */
export const SaveStatus = ({ work, onShow }: SaveStatusProps) => {
  const { timeZone } = usePortal();
  const summary = useSheetSummary(work);
  const { save, waiting, troubled } = summary;
  const next = useRef(0);
  const isStuck = waiting > 0 && (save.kind === "offline" || save.kind === "refused");
  const status = statusOf(summary, timeZone);
  const showNext = () => {
    const cell = troubled[next.current % troubled.length];
    next.current += 1;
    if (cell) onShow(cell);
  };
  return (
    <div className={styles.status}>
      <span className={isStuck ? styles.stuck : undefined}>
        <Icon name={isStuck ? "warning" : waiting > 0 ? "clock" : "check"} size={16} />
        <span>{status}</span>
        {isStuck && (
          <Button variant="plain" onClick={() => work.flush()}>
            {labels.again}
          </Button>
        )}
      </span>
      {troubled.length > 0 && (
        <span className={styles.stuck}>
          <Icon name="warning" size={16} />
          {labels.trouble(troubled.length)}
          <Button variant="plain" onClick={showNext}>
            {labels.show}
          </Button>
        </span>
      )}
      {save.kind === "refused" && waiting > 0 && <span role="alert">{save.message}</span>}
      <span role="status" className="visually-hidden">
        {isStuck && status}
        {troubled.length > 0 && labels.trouble(troubled.length)}
      </span>
    </div>
  );
};
