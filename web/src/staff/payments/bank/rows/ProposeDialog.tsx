import { useQuery } from "@apollo/client/react";
import { Form, Input, Radio, Select } from "antd";
import { useId } from "react";
import {
  type BankRowFileQuery_bankRow,
  ProposalStudentDocument,
  ProposeRowDocument,
  type RowWay,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { failureOf } from "../../../../lib/failure.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { chosenOf, sumOf } from "../../../../lib/payable-items.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { ItemsField } from "../../../../ui/ItemsField.tsx";
import { LoadingLines } from "../../../../ui/LoadingLines.tsx";
import { maxReasonLength, reasonProblem } from "../../../kit/reason.ts";
import { RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { useStep } from "../../../kit/use-step.ts";
import { StudentField } from "../../StudentField.tsx";
import { remainderText } from "./remainder.ts";

interface ProposalValues {
  readonly way: RowWay;
  readonly studentId: string;
  readonly remittanceId: string;
  readonly items: readonly string[];
  readonly note: string;
}

interface ProposeDialogProps {
  readonly file: BankRowFileQuery_bankRow;
  /** Called after each answer, to reload the payment. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Says whose money a leftover is, or that it goes back to the bank. Somebody else decides. */
export const ProposeDialog = ({ file, onAnswered, onClose }: ProposeDialogProps) => {
  const { toast } = useFeedback();
  const { currencySymbol } = usePortal();
  const labelId = useId();
  const propose = useStep(ProposeRowDocument, (data) => data.proposeRow, onAnswered);
  const { row, suggestions, remittances } = file;
  const [only, ...others] = suggestions;
  const form = useRecordForm<ProposalValues>({
    initial: {
      values: {
        way: "CREDIT_STUDENT",
        studentId: only && others.length === 0 ? only.id : "",
        remittanceId: "",
        items: [],
        note: "",
      },
      revision: 0,
    },
    check: ({ way, studentId, remittanceId, note }): Record<string, string | undefined> => ({
      ...(way === "CREDIT_STUDENT" &&
        studentId === "" && { studentId: "Choose the student whose money it is." }),
      ...(way === "CREDIT_STUDENT" &&
        studentId !== "" &&
        !owed && { studentId: "What the student owes must be shown first." }),
      ...(way === "SPONSOR_TRANSFER" &&
        remittanceId === "" && { remittanceId: "Choose the remittance whose money it is." }),
      note: reasonProblem(note) ?? undefined,
    }),
    save: async ({ way, studentId, remittanceId, items: keys, note }) => {
      const credit = way === "CREDIT_STUDENT";
      const refusal = await propose({
        id: row.id,
        input: {
          way,
          studentId: credit ? studentId : null,
          remittanceId: way === "SPONSOR_TRANSFER" ? remittanceId : null,
          items: credit ? chosenOf(items, keys).map(({ key }) => key) : null,
          note: note.trim(),
        },
      });
      // Some of it may be paid meanwhile.
      if (refusal && credit) retry();
      return refusal;
    },
    onSaved: () => {
      toast("success", "You have proposed it. Somebody else has to approve.");
      onClose();
    },
  });
  const way: RowWay = Form.useWatch("way", form.instance) ?? "CREDIT_STUDENT";
  const studentId: string = Form.useWatch("studentId", form.instance) ?? "";
  const keys: readonly string[] = Form.useWatch("items", form.instance) ?? [];
  const isCredit = way === "CREDIT_STUDENT";
  const { data, loading, error, refetch } = useQuery(ProposalStudentDocument, {
    variables: { id: studentId },
    skip: !isCredit || studentId === "",
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  // The error is already in `error`.
  const retry = () => void refetch().catch(() => undefined);
  const owed = data?.counterStudent;
  const items = owed?.items ?? [];
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  return (
    <StaffDialog title="Say whose money it is" onClose={onClose}>
      <RecordForm form={form} action="Propose" onCancel={onClose}>
        <Form.Item>{`${money(row.amount)}: ${row.narration}`}</Form.Item>
        <Form.Item label="What it is" {...form.item("way")}>
          <Radio.Group
            options={[
              { value: "CREDIT_STUDENT", label: "A student's money" },
              { value: "SPONSOR_TRANSFER", label: "A sponsor's transfer, entered as a remittance" },
              { value: "RETURN", label: "Not the college's: it goes back to the bank" },
            ]}
          />
        </Form.Item>
        {way === "SPONSOR_TRANSFER" && (
          <Form.Item
            label="Remittance"
            {...form.choice(
              "remittanceId",
              "The likeliest first. The remittance credits its students. This only closes the payment.",
            )}
          >
            <Select
              notFoundContent="No remittance of this much waits or is approved."
              options={remittances.map(({ id, sponsor, bankReference, paidOn, amount }) => ({
                value: id,
                label: `${sponsor} · ${bankReference} · ${money(amount)} · ${formatCalendarDate(paidOn)}`,
              }))}
            />
          </Form.Item>
        )}
        {isCredit && (
          <Form.Item label="Student" {...form.choice("studentId")}>
            <StudentField
              suggestions={suggestions}
              onChosen={() => form.instance.setFieldValue("items", [])}
            />
          </Form.Item>
        )}
        {isCredit && loading && !owed && <LoadingLines rows={2} />}
        {isCredit && error && !owed && (
          <ErrorState message={failureOf(error).message} onRetry={retry} retrying={loading} />
        )}
        {isCredit && owed && (
          <Form.Item
            label={<span id={labelId}>What it pays</span>}
            {...form.item(
              "items",
              items.length === 0
                ? "The student owes nothing: all of it is credit."
                : remainderText({
                    amount: row.amount,
                    owed: sumOf(chosenOf(items, keys)),
                    money,
                  }),
            )}
          >
            <ItemsField items={items} labelId={labelId} />
          </Form.Item>
        )}
        <Form.Item
          label="Note"
          {...form.item(
            "note",
            "How you know. The second person and the audit log read it. At least 5 characters.",
          )}
        >
          <Input.TextArea rows={2} maxLength={maxReasonLength} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
