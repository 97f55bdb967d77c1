import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  type FeeChangeInput,
  FeeChangePreviewDocument,
  type FeeChangePreviewQuery,
  type FeeResidency,
} from "../../../gql/staff-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatAmount } from "../../../lib/money.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FieldRow } from "../../kit/record/RecordForm.tsx";
import styles from "../Payments.module.css";
import { feeTexts } from "./texts.ts";

const { effect: texts, residencies, stages, show, showing } = feeTexts;

type Preview = Extract<
  FeeChangePreviewQuery["feeChangePreview"],
  { __typename: "FeeChangePreview" }
>;
type Schedule = Preview["before"];

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
  const [preview, setPreview] = useState<Preview | null>(null);
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
        <SelectField
          label={texts.example}
          choices={departments}
          value={department}
          onChange={setDepartment}
        />
        <SelectField label={texts.level} choices={levels} value={level} onChange={setLevel} />
        <SelectField
          label={texts.residency}
          choices={Object.entries(residencies).map(([value, label]) => ({ value, label }))}
          value={residency}
          onChange={(value) => setResidency(value === "INDIGENE" ? "INDIGENE" : "NON_INDIGENE")}
        />
      </FieldRow>
      <Button variant="secondary" busy={busy} onClick={ask}>
        {busy ? showing : show}
      </Button>
      {trouble && <Notice kind="error">{trouble}</Notice>}
      {preview && <Effect preview={preview} />}
    </fieldset>
  );
};

const amountIn = ({ sections }: Schedule, code: string): string => {
  const line = sections.flatMap(({ lines }) => lines).find((one) => one.code === code);
  return line ? formatAmount(line.amount) : "–";
};

const labelsOf = (...schedules: readonly Schedule[]): ReadonlyMap<string, string> =>
  new Map(
    schedules.flatMap(({ sections }) =>
      sections.flatMap(({ lines }) => lines.map(({ code, label }) => [code, label] as const)),
    ),
  );

const Effect = ({ preview: { before, after, moved } }: { preview: Preview }) => (
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
