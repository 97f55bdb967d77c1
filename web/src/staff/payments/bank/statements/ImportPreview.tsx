import { Alert, Button, Flex, Form, Select } from "antd";
import { useId, useState } from "react";
import { shownSlipReference } from "../../../../../../rules/payments/slip-reference.ts";
import type {
  BankRowKind,
  ImportStatementMutation_importStatement_StatementImport_rows as ImportedRow,
  ImportStatementMutation_importStatement_StatementImport as StatementImport,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { failureOf } from "../../../../lib/failure.ts";
import { formatAmount } from "../../../../lib/money.ts";
import type { Refusal } from "../../../../lib/refusal.ts";
import { useOnce } from "../../../../lib/use-once.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../../dashboards/FigureTable.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { rowsOf } from "../../../kit/import/ImportErrors.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { DialogActions } from "../../../kit/StaffDialog.tsx";
import { kindTag, leftoverReasons, rowKinds } from "../labels.tsx";
import styles from "./Import.module.css";
import { KindSums } from "./KindSums.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

const all = "";

/** The kinds that the import stores. */
const storedKinds: readonly BankRowKind[] = ["MATCHED", "SHORT", "OVER", "AMBIGUOUS", "UNMATCHED"];

const Narration = ({ row }: { readonly row: ImportedRow }) => (
  <>
    <span className={styles.narration}>{row.narration || "–"}</span>
    {row.problem && <div className={styles.problem}>{row.problem}</div>}
    {row.reason && <div className={styles.minor}>{leftoverReasons[row.reason]}</div>}
    {row.nameDiffers && <div className={styles.minor}>Another name than the student's</div>}
  </>
);

const Slip = ({ slip, amount }: Pick<ImportedRow, "slip" | "amount">) => {
  const { currencySymbol } = usePortal();
  if (!slip) return "–";
  return (
    <>
      <div>{shownSlipReference(slip.reference)}</div>
      <div>{slip.student.name}</div>
      <div className={styles.minor}>{slip.student.matricNumber}</div>
      {slip.rest !== amount && (
        <div className={styles.minor}>{`${currencySymbol}${formatAmount(slip.rest)} awaited`}</div>
      )}
    </>
  );
};

interface RowsProps {
  readonly outcome: StatementImport;
}

/** The rows of one kind or of all. */
const Rows = ({ outcome }: RowsProps) => {
  const { currencySymbol } = usePortal();
  const selectId = useId();
  const [kind, setKind] = useState<BankRowKind | typeof all>(all);
  const there = outcome.sums.filter(({ rows }) => rows > 0);
  const shown = outcome.rows.filter((row) => kind === all || row.kind === kind);
  const count = kind === all ? outcome.rowCount : there.find((sum) => sum.kind === kind)?.rows;
  return (
    <>
      <Form layout="vertical">
        <Form.Item
          label="Rows"
          htmlFor={selectId}
          extra={
            count !== undefined &&
            shown.length < count &&
            `Only the first ${formatCount(shown.length)} are shown.`
          }
        >
          <Select
            id={selectId}
            style={{ maxWidth: "20rem" }}
            value={kind}
            onChange={setKind}
            options={[
              { value: all, label: `All (${formatCount(outcome.rowCount)})` },
              ...there.map((sum) => ({
                value: sum.kind,
                label: `${rowKinds[sum.kind]} (${formatCount(sum.rows)})`,
              })),
            ]}
          />
        </Form.Item>
      </Form>
      <FigureTable
        // Another kind begins with its first page.
        key={kind}
        label="Rows of the statement"
        textColumns={5}
        pageSize={20}
        columns={["Line", "Kind", "Date", "Narration", "Slip", `Amount (${currencySymbol})`]}
        rows={shown.map((row) => ({
          key: String(row.line),
          cells: [
            row.line,
            kindTag(row.kind),
            row.day === null ? (
              "–"
            ) : (
              <span key="day" className={styles.day}>
                {formatCalendarDate(row.day)}
              </span>
            ),
            <Narration key="narration" row={row} />,
            <Slip key="slip" slip={row.slip} amount={row.amount} />,
            row.amount === null || row.amount === 0 ? "–" : formatAmount(row.amount),
          ],
        }))}
      />
    </>
  );
};

interface ImportPreviewProps {
  readonly outcome: StatementImport;
  /** Imports the file. Resolves to the refusal or null. */
  readonly onImport: () => Promise<Refusal | null>;
}

/** The third step: what the import would make of each row. It takes the focus when it appears. */
export const ImportPreview = ({ outcome, onImport }: ImportPreviewProps) => {
  const box = useArrivalFocus();
  const [problem, setProblem] = useState<string | null>(null);
  const [send, busy] = useOnce(async () => {
    setProblem(null);
    try {
      const refusal = await onImport();
      if (refusal) setProblem(refusal.fields[0]?.message ?? refusal.message);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  });
  const stored = outcome.sums
    .filter(({ kind }) => storedKinds.includes(kind))
    .reduce((sum, { rows }) => sum + rows, 0);
  return (
    <div ref={box} tabIndex={-1} className={styles.step}>
      <SectionCard title="3. The preview">
        <Flex vertical gap="middle">
          <Alert
            type={stored === 0 ? "warning" : "info"}
            role="status"
            showIcon
            title={
              stored === 0
                ? `None of ${rowsOf(outcome.rowCount)} is new. There is nothing to import.`
                : `${rowsOf(outcome.rowCount)} read. Nothing is saved yet.`
            }
          />
          <KindSums sums={outcome.sums} />
          {outcome.rows.length > 0 && <Rows outcome={outcome} />}
          {problem && <Alert type="error" showIcon title={problem} />}
          {stored > 0 && (
            <DialogActions>
              <Button type="primary" loading={busy} onClick={() => void send()}>
                {`Import ${rowsOf(stored)}`}
              </Button>
            </DialogActions>
          )}
        </Flex>
      </SectionCard>
    </div>
  );
};
