import { Form, Input } from "antd";
import {
  type CashBookFileQuery_cashBook_book,
  CloseCashBookDocument,
} from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { maxReasonLength, reasonProblem } from "../../../kit/reason.ts";
import { RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { useStep } from "../../../kit/use-step.ts";
import { amountProblem } from "../../amount.ts";
import { differenceText } from "./book-labels.tsx";

interface CloseBookDialogProps {
  readonly book: Pick<CashBookFileQuery_cashBook_book, "id" | "cash">;
  /** Called after each answer, to reload the book. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Closes a cash book with the cash that was counted. A count that differs needs a note. */
export const CloseBookDialog = ({ book, onAnswered, onClose }: CloseBookDialogProps) => {
  const { currencySymbol } = usePortal();
  const { toast } = useFeedback();
  const closeBook = useStep(CloseCashBookDocument, (data) => data.closeCashBook, onAnswered);
  /** Counted less recorded cash; null while the count is not an amount. */
  const differenceOf = (counted: string): number | null =>
    amountProblem(counted) === undefined
      ? Math.round((Number(counted.trim()) - book.cash) * 100) / 100
      : null;
  const form = useRecordForm({
    initial: { values: { counted: "", note: "" }, revision: 0 },
    check: ({ counted, note }) => ({
      counted: amountProblem(counted),
      ...(differenceOf(counted) && { note: reasonProblem(note) ?? undefined }),
    }),
    save: ({ counted, note }) =>
      closeBook({ id: book.id, counted: Number(counted.trim()), note: note.trim() || null }),
    onSaved: () => {
      toast("success", "The cash book is closed.");
      onClose();
    },
  });
  const counted: string = Form.useWatch("counted", form.instance) ?? "";
  const difference = differenceOf(counted);
  const recorded = `Recorded cash: ${currencySymbol}${formatAmount(book.cash)}.`;
  return (
    <StaffDialog title="Close the book" onClose={onClose}>
      <RecordForm form={form} action="Close the book" onCancel={onClose}>
        <p>Count the cash first. Nothing is recorded in it afterwards.</p>
        <Form.Item
          label="Cash counted in naira"
          {...form.item(
            "counted",
            difference === null
              ? recorded
              : `${recorded} Difference: ${differenceText(difference)}.`,
          )}
        >
          <Input inputMode="decimal" autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="Why the count differs"
          {...form.item("note", "Needed only if it differs. At least 5 characters.")}
        >
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
