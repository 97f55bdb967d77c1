import { Alert, Button, Form, Select } from "antd";
import type {
  ReadStatementColumnsMutation_readStatementColumns_StatementColumns as StatementColumns,
  StatementColumnsInput,
  StatementDateFormat,
} from "../../../../gql/staff-payments.ts";
import type { Refusal } from "../../../../lib/refusal.ts";
import { choice, useFormSubmit } from "../../../../ui/use-form-submit.ts";
import { FieldRow } from "../../../kit/record/RecordForm.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { DialogActions } from "../../../kit/StaffDialog.tsx";
import { choicesOf } from "../../labels.tsx";
import styles from "./Import.module.css";
import { useArrivalFocus } from "./use-arrival-focus.ts";

const dateFormats: Readonly<Record<StatementDateFormat, string>> = {
  DAY_FIRST: "Day first: 25/11/2026",
  ISO: "Year first: 2026-11-25",
};

const fields = [
  { name: "dateColumn", label: "Date", isNeeded: true, problem: "Choose the column of dates." },
  {
    name: "narrationColumn",
    label: "Narration",
    isNeeded: true,
    problem: "Choose the column with the narration.",
  },
  {
    name: "creditColumn",
    label: "Amount paid in",
    isNeeded: true,
    problem: "Choose the column of amounts paid in.",
  },
  { name: "idColumn", label: "Bank's transaction number", isNeeded: false },
  { name: "payerColumn", label: "Payer's name", isNeeded: false },
] as const;

type ColumnName = (typeof fields)[number]["name"];

type ColumnValues = Readonly<Record<ColumnName, string>> & {
  readonly dateFormat: StatementDateFormat;
};

/** A value of a column, so that people recognise it. */
const sampleOf = (columns: StatementColumns["columns"], heading: string): string | undefined => {
  const [sample] = columns.find((column) => column.heading === heading)?.samples ?? [];
  return sample && `For example: ${sample}`;
};

interface ColumnsFormProps {
  readonly read: StatementColumns;
  /** Called when a column is chosen: the preview is of others. */
  readonly onChanged: () => void;
  /** Asks for the preview. Resolves to the refusal or null. */
  readonly preview: (columns: StatementColumnsInput) => Promise<Refusal | null>;
}

/**
 * The second step: which column holds what. The college keeps it for the account's next file. It takes the focus when it appears,
 * because the pressed button is gone.
 */
export const ColumnsForm = ({ read, onChanged, preview }: ColumnsFormProps) => {
  const box = useArrivalFocus();
  const { form, props, banner, busy } = useFormSubmit<ColumnValues>({
    submit: ({ idColumn, payerColumn, ...columns }) =>
      preview({ ...columns, idColumn: idColumn || null, payerColumn: payerColumn || null }),
  });
  const values: Partial<ColumnValues> = Form.useWatch([], form) ?? {};
  const options = read.columns.map(({ heading }) => ({ value: heading, label: heading }));
  return (
    <div ref={box} tabIndex={-1} className={styles.step}>
      <SectionCard title="2. The columns">
        <Form
          {...props}
          initialValues={{
            dateColumn: read.dateColumn ?? "",
            narrationColumn: read.narrationColumn ?? "",
            creditColumn: read.creditColumn ?? "",
            idColumn: read.idColumn ?? "",
            payerColumn: read.payerColumn ?? "",
            dateFormat: read.dateFormat,
          }}
          onValuesChange={(changed) => {
            props.onValuesChange(changed);
            onChanged();
          }}
        >
          <Alert
            type="info"
            role="status"
            showIcon
            title={
              read.isSaved
                ? "These are the columns of the account's last statement."
                : `The columns are guessed from the headings in line ${read.headingLine}. Check them.`
            }
          />
          {banner && <Alert type="error" showIcon title={banner} />}
          <FieldRow>
            {fields.map((field) => (
              <Form.Item
                key={field.name}
                label={field.label}
                name={field.name}
                {...(field.isNeeded && choice)}
                extra={sampleOf(read.columns, values[field.name] ?? "")}
                rules={field.isNeeded ? [{ required: true, message: field.problem }] : []}
              >
                <Select
                  options={field.isNeeded ? options : [{ value: "", label: "None" }, ...options]}
                />
              </Form.Item>
            ))}
            <Form.Item label="Dates are written" name="dateFormat">
              <Select options={choicesOf(dateFormats)} />
            </Form.Item>
          </FieldRow>
          <DialogActions>
            <Button type="primary" htmlType="submit" loading={busy}>
              Preview
            </Button>
          </DialogActions>
        </Form>
      </SectionCard>
    </div>
  );
};
