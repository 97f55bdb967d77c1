import { Button } from "antd";
import { useState } from "react";
import type { AdmissionOutcome } from "../../../gql/staff-admissions.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useFileDownload } from "../../../ui/use-file-download.ts";
import { SelectionBar } from "../../kit/list/SelectionBar.tsx";
import type { Selection } from "../../kit/list/use-selection.ts";
import { DecisionDialog } from "../decision/DecisionDialog.tsx";

/** The server's limit for one print. */
const maxLetters = 200;

const actions = [
  { outcome: "ADMITTED", label: "Admit…" },
  { outcome: "WAITING_LIST", label: "Waiting list…" },
  { outcome: "NOT_ADMITTED", label: "Not admitted…" },
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
  const [download, downloading] = useFileDownload();
  const [outcome, setOutcome] = useState<AdmissionOutcome | null>(null);
  const { ids } = selection;
  const print = () => {
    if (ids.length > maxLetters) {
      alert("Letters are made for at most 200 applicants at once.");
      return;
    }
    download({
      path: `/download/letters?ids=${ids.join(",")}`,
      fileName: "letters_of_admission.pdf",
      failedText:
        "The letters could not be made: none of these applicants has an offer that stands.",
      onStarted: () => toast("success", "Letters"),
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
        Letters
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
