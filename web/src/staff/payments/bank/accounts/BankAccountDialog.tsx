import { Checkbox, Form, Input, Select } from "antd";
import { bankAccountProblems } from "../../../../../../rules/payments/bank-account.ts";
import {
  BankAccountsDocument,
  type BankAccountsQuery_bankAccounts,
  type BankChannel,
  ChangeBankAccountDocument,
  CreateBankAccountDocument,
} from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { FieldRow, RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useLatest } from "../../../kit/record/use-latest.ts";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { refusalOf } from "../../../kit/use-step.ts";
import { choicesOf } from "../../labels.tsx";
import { accountChannels } from "./account-channels.ts";

interface AccountValues {
  readonly channel: BankChannel;
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly isActive: boolean;
}

const valuesOf = (record: BankAccountsQuery_bankAccounts | null): AccountValues => ({
  channel: record?.account.channel ?? "BANK",
  bank: record?.account.bank ?? "",
  accountName: record?.account.accountName ?? "",
  accountNumber: record?.account.accountNumber ?? "",
  isActive: record?.isActive ?? true,
});

const problemsOf = ({ channel, ...values }: AccountValues) =>
  bankAccountProblems({ ...values, channel: channel === "REMITA" ? "remita" : "bank" });

interface BankAccountDialogProps {
  /** Null to add one. */
  readonly record: BankAccountsQuery_bankAccounts | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of an account that students pay into. */
export const BankAccountDialog = ({ record, onClose, onDone }: BankAccountDialogProps) => {
  const { toast } = useFeedback();
  const latest = useLatest(BankAccountsDocument);
  const [create] = useSave(CreateBankAccountDocument);
  const [change] = useSave(ChangeBankAccountDocument);
  const form = useRecordForm<AccountValues>({
    initial: { values: valuesOf(record), revision: record?.revision ?? 0 },
    check: problemsOf,
    save: async (input, revision) =>
      record
        ? refusalOf((await change({ id: record.account.id, revision, input })).changeBankAccount)
        : refusalOf((await create({ input })).createBankAccount),
    reload: async () => {
      const { bankAccounts } = await latest({});
      const now = bankAccounts.find(({ account }) => account.id === record?.account.id);
      return now ? { values: valuesOf(now), revision: now.revision } : null;
    },
    onSaved: () => {
      toast("success", "Saved.");
      onDone();
    },
  });
  const channel: BankChannel = Form.useWatch("channel", form.instance) ?? "BANK";
  return (
    <StaffDialog title={record ? "Change an account" : "Add an account"} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label="Kind" {...form.item("channel")}>
            <Select options={choicesOf(accountChannels)} />
          </Form.Item>
          <Form.Item label="Bank" {...form.item("bank")}>
            <Input maxLength={60} autoComplete="off" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="Account name" {...form.item("accountName")}>
            <Input maxLength={60} autoComplete="off" />
          </Form.Item>
          <Form.Item
            label={channel === "REMITA" ? "Biller number" : "Account number"}
            {...form.item("accountNumber")}
          >
            <Input inputMode="numeric" maxLength={20} autoComplete="off" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          {...form.tick(
            "isActive",
            "Slips name active accounts only. Statements of the others can be imported still.",
          )}
        >
          <Checkbox>Students pay into it</Checkbox>
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};
