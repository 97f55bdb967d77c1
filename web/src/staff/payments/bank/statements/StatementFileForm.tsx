import { UploadOutlined } from "@ant-design/icons";
import { Alert, Button, Form, Select, Upload } from "antd";
import { useState } from "react";
import {
  ReadStatementColumnsDocument,
  type StatementAccountsQuery_bankAccounts as StatementAccount,
  type ReadStatementColumnsMutation_readStatementColumns_StatementColumns as StatementColumns,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { choice, useFormSubmit } from "../../../../ui/use-form-submit.ts";
import { fileProblem, wrongKind } from "../../../kit/import/file-problem.ts";
import { FieldRow } from "../../../kit/record/RecordForm.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { DialogActions } from "../../../kit/StaffDialog.tsx";
import { accountText } from "../labels.tsx";

/** A statement and the account that it is of. */
export interface ChosenFile {
  readonly accountId: string;
  readonly file: File;
}

interface FileValues {
  readonly accountId: string;
  readonly file: File | null;
}

interface FilePickerProps {
  /** The rest is given by `Form.Item`. */
  readonly id?: string;
  readonly value?: File | null;
  readonly onChange?: (file: File | null) => void;
}

const FilePicker = ({ id, value = null, onChange }: FilePickerProps) => (
  <Upload
    {...(id !== undefined && { id })}
    accept=".csv,.xlsx"
    maxCount={1}
    fileList={value ? [{ uid: "file", name: value.name }] : []}
    beforeUpload={(chosen) => {
      onChange?.(chosen);
      return false;
    }}
    onRemove={() => onChange?.(null)}
  >
    <Button icon={<UploadOutlined aria-hidden />}>Choose a file</Button>
  </Upload>
);

const checkFile = async (_rule: unknown, file: File | null): Promise<void> => {
  const problem = file ? fileProblem(file) : wrongKind;
  if (problem) throw new Error(problem);
};

interface StatementFileFormProps {
  readonly accounts: readonly StatementAccount[];
  /** Called when the columns of the file are read. */
  readonly onRead: (
    read: ChosenFile & {
      readonly columns: StatementColumns;
    },
  ) => void;
  /** Called when another account or file is chosen: what was read is of another one. */
  readonly onChanged: () => void;
}

/** The first step: of which account a statement is, and the file. */
export const StatementFileForm = ({ accounts, onRead, onChanged }: StatementFileFormProps) => {
  const [read] = useSave(ReadStatementColumnsDocument);
  const [isRead, setRead] = useState(false);
  const { form, props, banner, busy } = useFormSubmit<FileValues>({
    submit: async ({ accountId, file }) => {
      if (!file) return null;
      const { readStatementColumns: answer } = await read({ accountId, file });
      // Another account or file is chosen meanwhile.
      const now = form.getFieldsValue();
      if (now.accountId !== accountId || now.file !== file) return null;
      if (answer.__typename === "Refusal") return answer;
      setRead(true);
      onRead({ accountId, file, columns: answer });
      return null;
    },
  });
  const accountId: string | undefined = Form.useWatch("accountId", form);
  const until = accounts.find(({ account }) => account.id === accountId)?.importedUntil ?? null;
  return (
    <SectionCard title="1. The file">
      <Form
        {...props}
        initialValues={{ accountId: "", file: null }}
        onValuesChange={(changed) => {
          props.onValuesChange(changed);
          setRead(false);
          onChanged();
        }}
      >
        {banner && <Alert type="error" showIcon title={banner} />}
        <FieldRow>
          <Form.Item
            label="Account"
            name="accountId"
            {...choice}
            extra={until !== null && `Imported until ${formatCalendarDate(until)}.`}
            rules={[{ required: true, message: "Choose the account that the statement is of." }]}
          >
            <Select
              options={accounts.map(({ account, isActive }) => ({
                value: account.id,
                label: isActive ? accountText(account) : `${accountText(account)}, not in use`,
              }))}
            />
          </Form.Item>
          <Form.Item
            label="Statement"
            name="file"
            extra="CSV (UTF-8) or XLSX, at most 5 MB and 10,000 rows."
            rules={[{ validator: checkFile }]}
          >
            <FilePicker />
          </Form.Item>
        </FieldRow>
        {!isRead && (
          <DialogActions>
            <Button type="primary" htmlType="submit" loading={busy}>
              Read the columns
            </Button>
          </DialogActions>
        )}
      </Form>
    </SectionCard>
  );
};
