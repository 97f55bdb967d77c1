import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Form, Select } from "antd";
import { useState } from "react";
import {
  type FeeChangeEffectFragment,
  type FeeChangeInput,
  FeeChangePreviewDocument,
  type FeeResidency,
  type SchedulePreviewFragment,
} from "../../../gql/staff-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatAmount } from "../../../lib/money.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FieldRow } from "../../kit/record/RecordForm.tsx";
import styles from "../Payments.module.css";
import { feeTexts } from "./texts.ts";

const { effect: texts, residencies, stages, show } = feeTexts;

interface FeeEffectProps {
  readonly change: Pick<FeeChangeInput, "id" | "line">;
  readonly departments: readonly string[];
}

const levels = ["100", "200", "300", "400"];

/** The effect of a change: the fees of a chosen student and every total that changes. Loaded on demand. */
export const FeeEffect = ({ change, departments }: FeeEffectProps) => {
  const client = useApolloClient();
  const [department, setDepartment] = useState(change.line?.department ?? departments[0] ?? "");
  const [level, setLevel] = useState(change.line?.stage === "RETURNING" ? "200" : "100");
  const [residency, setResidency] = useState<FeeResidency>("INDIGENE");
  const [preview, setPreview] = useState<FeeChangeEffectFragment | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = () => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    client
      .query({
        query: FeeChangePreviewDocument,
        variables: { input: { ...change, department, level: Number(level), residency } },
        fetchPolicy: "no-cache",
      })
      .then(({ data }) => {
        if (data?.feeChangePreview.__typename === "FeeChangePreview") {
          setPreview(data.feeChangePreview);
        } else {
          const refusal = data?.feeChangePreview;
          setTrouble(refusal?.fields[0]?.message ?? refusal?.message ?? null);
        }
      })
      .catch((error: unknown) => setTrouble(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <fieldset className={styles.stack}>
      <legend>{texts.title}</legend>
      <FieldRow>
        <Form.Item label={texts.example} htmlFor="effect-department">
          <Select
            id="effect-department"
            showSearch
            options={departments.map((value) => ({ value }))}
            value={department}
            onChange={setDepartment}
          />
        </Form.Item>
        <Form.Item label={texts.level} htmlFor="effect-level">
          <Select
            id="effect-level"
            options={levels.map((value) => ({ value }))}
            value={level}
            onChange={setLevel}
          />
        </Form.Item>
        <Form.Item label={texts.residency} htmlFor="effect-residency">
          <Select<FeeResidency>
            id="effect-residency"
            options={[
              { value: "INDIGENE", label: residencies.INDIGENE },
              { value: "NON_INDIGENE", label: residencies.NON_INDIGENE },
            ]}
            value={residency}
            onChange={setResidency}
          />
        </Form.Item>
      </FieldRow>
      <Button loading={busy} onClick={ask}>
        {show}
      </Button>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      {preview && <Effect preview={preview} />}
    </fieldset>
  );
};

const amountIn = ({ sections }: SchedulePreviewFragment, code: string): string => {
  const line = sections.flatMap(({ lines }) => lines).find((one) => one.code === code);
  return line ? formatAmount(line.amount) : "–";
};

const labelsOf = (...schedules: readonly SchedulePreviewFragment[]): ReadonlyMap<string, string> =>
  new Map(
    schedules.flatMap(({ sections }) =>
      sections.flatMap(({ lines }) => lines.map(({ code, label }) => [code, label] as const)),
    ),
  );

const Effect = ({ preview: { before, after, moved } }: { preview: FeeChangeEffectFragment }) => (
  <>
    <FigureTable
      label={texts.title}
      columns={[texts.line, texts.before, texts.after]}
      rows={[
        ...[...labelsOf(before, after)].map(([code, label]) => ({
          key: code,
          cells: [label, amountIn(before, code), amountIn(after, code)],
        })),
        {
          key: "in the portal",
          cells: [texts.portal, formatAmount(before.portalTotal), formatAmount(after.portalTotal)],
        },
      ]}
      foot={[texts.total, formatAmount(before.total), formatAmount(after.total)]}
    />
    {moved.length === 0 ? (
      <p role="status">{texts.nothing}</p>
    ) : (
      <FigureTable
        label={texts.moved}
        textColumns={3}
        columns={[texts.department, texts.stage, texts.who, texts.before, texts.after]}
        rows={moved.map((one) => ({
          key: `${one.department} ${one.stage} ${one.residency}`,
          cells: [
            one.department,
            stages[one.stage],
            residencies[one.residency],
            formatAmount(one.before),
            formatAmount(one.after),
          ],
        }))}
      />
    )}
  </>
);
