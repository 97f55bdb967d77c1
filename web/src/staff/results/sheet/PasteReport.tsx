import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { Pasted } from "./grid/use-grid-keys.ts";
import styles from "./Sheet.module.css";
import { sheetTexts } from "./texts.ts";

const labels = sheetTexts.paste;

interface PasteReportProps {
  readonly pasted: Pasted;
  readonly onUndo: () => void;
}

/** The result of a paste: the number of cells, and those that did not fit. */
export const PasteReport = ({ pasted, onUndo }: PasteReportProps) => {
  const { entered, below, beside, closed } = pasted;
  const isWhole = below + beside + closed === 0;
  return (
    <Notice kind={isWhole && entered > 0 ? "success" : "warning"}>
      <div className={styles.pasted}>
        <span>
          {[
            entered > 0 ? labels.done(entered) : labels.nothing,
            below > 0 && labels.below(below),
            beside > 0 && labels.beside(beside),
            closed > 0 && labels.closed(closed),
          ]
            .filter(Boolean)
            .join(" ")}
        </span>
        {entered > 0 && (
          <Button variant="secondary" onClick={onUndo}>
            {labels.undo}
          </Button>
        )}
      </div>
    </Notice>
  );
};
