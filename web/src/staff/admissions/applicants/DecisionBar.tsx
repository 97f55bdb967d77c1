import { Button } from "antd";
import { useState } from "react";
import type { AdmissionOutcome } from "../../../gql/staff-admissions.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { usePdfDownload } from "../../../ui/use-pdf-download.ts";
import { SelectionBar } from "../../kit/list/SelectionBar.tsx";
import type { Selection } from "../../kit/list/use-selection.ts";
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
  const { ids } = selection;
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
    <SelectionBar selection={selection} total={total}>
      {actions.map((action) => (
        <Button key={action.outcome} onClick={() => setOutcome(action.outcome)}>
          {action.label}
        </Button>
      ))}
      <Button loading={downloading} onClick={print}>
        {texts.letters}
      </Button>
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
    </SelectionBar>
  );
};
