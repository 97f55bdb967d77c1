import { Button } from "antd";
import { useState } from "react";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { SelectionBar } from "../list/SelectionBar.tsx";
import type { Selection } from "../list/use-selection.ts";
import { BulkDialog, type BulkDialogProps } from "./BulkDialog.tsx";

/** A bulk action. */
export type BulkAction = Pick<
  BulkDialogProps,
  "title" | "action" | "meaning" | "preview" | "run"
> & {
  /** The label of the button that opens the preview: `Admit…`. */
  readonly label: string;
};

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  /** The number of rows that match the search and filters. */
  readonly total: number;
  readonly actions: readonly BulkAction[];
  /** Called after the action, to reload the list. */
  readonly onDone: () => void;
}

/** The bar above a list while rows are selected: their number and the bulk actions. */
export const BulkBar = <Row,>({ selection, total, actions, onDone }: BulkBarProps<Row>) => {
  const { toast } = useFeedback();
  const [open, setOpen] = useState<BulkAction | null>(null);
  const { ids } = selection;
  if (ids.length === 0) return null;
  const finish = (done: string) => {
    setOpen(null);
    selection.clear();
    toast("success", done);
    onDone();
  };
  return (
    <SelectionBar selection={selection} total={total}>
      {actions.map((action) => (
        <Button key={action.label} onClick={() => setOpen(action)}>
          {action.label}
        </Button>
      ))}
      {open && <BulkDialog {...open} ids={ids} onDone={finish} onClose={() => setOpen(null)} />}
    </SelectionBar>
  );
};
