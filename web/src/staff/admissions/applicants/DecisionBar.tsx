import { useState } from "react";
import type { AdmissionOutcome } from "../../../gql/staff-admissions.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { usePdfDownload } from "../../../ui/use-pdf-download.ts";
import { listTexts } from "../../kit/list/list-texts.ts";
import type { Selection } from "../../kit/list/use-selection.ts";
import styles from "../Admissions.module.css";
import { DecisionDialog } from "../decision/DecisionDialog.tsx";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.list;

/** The server's limit for one print. */
const maxLetters = 200;

const actions = [
  { outcome: "ADMITTED", label: texts.admit },
  { outcome: "WAITING_LIST", label: texts.wait },
  { outcome: "NOT_ADMITTED", label: texts.refuse },
] as const;

interface DecisionBarProps<Row> {
  readonly selection: Selection<Row>;
  /** The number of applicants that match the search and filters. */
  readonly total: number;
  readonly onDone: (done: string) => void;
}

/** The bar above the list while rows are selected: their number and the bulk decisions. */
export const DecisionBar = <Row,>({ selection, total, onDone }: DecisionBarProps<Row>) => {
  const { alert, toast } = useFeedback();
  const [download, downloading] = usePdfDownload();
  const [outcome, setOutcome] = useState<AdmissionOutcome | null>(null);
  const { ids, chooseAll, choosingAll } = selection;
  if (ids.length === 0) return null;
  const print = () => {
    if (ids.length > maxLetters) {
      alert(texts.maxLetters);
      return;
    }
    download({
      path: `/download/letters?ids=${ids.join(",")}`,
      fileName: texts.lettersFile,
      failedText: texts.lettersFailed,
      onStarted: () => toast("success", texts.letters),
    });
  };
  return (
    <div className={styles.bar}>
      <p role="status">{listTexts.selected(ids.length)}</p>
      {chooseAll && ids.length < total && (
        <Button variant="plain" busy={choosingAll} onClick={chooseAll}>
          {choosingAll ? listTexts.selectingAll : listTexts.selectAll(total)}
        </Button>
      )}
      <Button variant="plain" onClick={selection.clear}>
        {listTexts.unselect}
      </Button>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action.outcome}
            variant="secondary"
            onClick={() => setOutcome(action.outcome)}
          >
            {action.label}
          </Button>
        ))}
        <Button variant="secondary" busy={downloading} onClick={print}>
          {texts.letters}
        </Button>
      </div>
      {outcome && (
        <DecisionDialog
          wanted={ids.map((id) => ({ id, outcome }))}
          onDone={(done) => {
            setOutcome(null);
            onDone(done);
          }}
          onClose={() => setOutcome(null)}
        />
      )}
    </div>
  );
};
