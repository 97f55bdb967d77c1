import { useLazyQuery } from "@apollo/client/react";
import { Alert, Button, Flex, Form, Select } from "antd";
import { useState } from "react";
import {
  type FeeChangeInput,
  type FeeChangePreviewQuery_feeChangePreview_FeeChangePreview as FeeChangePreview,
  FeeChangePreviewDocument,
  type FeeResidency,
  type FeeChangePreviewQuery_feeChangePreview_before as SchedulePreview,
} from "../../../gql/staff-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FieldRow } from "../../kit/record/RecordForm.tsx";
import { choicesOf } from "../labels.tsx";
import { residencies, stages } from "./fee-line.ts";

interface FeeEffectProps {
  readonly change: Pick<FeeChangeInput, "id" | "line">;
  readonly departments: readonly string[];
}

const levels = ["100", "200", "300", "400"];

/** The effect of a change: the fees of a chosen student and every total that changes. Loaded on demand. */
export const FeeEffect = ({ change, departments }: FeeEffectProps) => {
  const [department, setDepartment] = useState(change.line?.department ?? departments[0] ?? "");
  const [level, setLevel] = useState(change.line?.stage === "RETURNING" ? "200" : "100");
  const [residency, setResidency] = useState<FeeResidency>("INDIGENE");
  const [ask, { data, error, loading }] = useLazyQuery(FeeChangePreviewDocument, {
    fetchPolicy: "no-cache",
  });
  const input = { ...change, department, level: Number(level), residency };
  const answer = data?.feeChangePreview;
  const refusal = answer?.__typename === "Refusal" ? answer : null;
  const trouble = error ? failureOf(error).message : (refusal?.fields[0] ?? refusal)?.message;
  return (
    <fieldset>
      <legend>What it comes to</legend>
      <Flex vertical gap={14}>
        <FieldRow>
          <Form.Item label="A student of" htmlFor="effect-department">
            <Select
              id="effect-department"
              showSearch
              options={departments.map((value) => ({ value }))}
              value={department}
              onChange={setDepartment}
            />
          </Form.Item>
          <Form.Item label="Level" htmlFor="effect-level">
            <Select
              id="effect-level"
              options={levels.map((value) => ({ value }))}
              value={level}
              onChange={setLevel}
            />
          </Form.Item>
          <Form.Item label="From" htmlFor="effect-residency">
            <Select<FeeResidency>
              id="effect-residency"
              options={choicesOf(residencies)}
              value={residency}
              onChange={setResidency}
            />
          </Form.Item>
        </FieldRow>
        <Button
          loading={loading}
          // The error is already in `error`.
          onClick={() => void ask({ variables: { input } }).catch(() => undefined)}
        >
          Show what it comes to
        </Button>
        {trouble && <Alert type="error" showIcon title={trouble} />}
        {answer?.__typename === "FeeChangePreview" && <Effect preview={answer} />}
      </Flex>
    </fieldset>
  );
};

const amountIn = ({ sections }: SchedulePreview, code: string): string => {
  const line = sections.flatMap(({ lines }) => lines).find((one) => one.code === code);
  return line ? formatAmount(line.amount) : "–";
};

const labelsOf = (...schedules: readonly SchedulePreview[]): ReadonlyMap<string, string> =>
  new Map(
    schedules.flatMap(({ sections }) =>
      sections.flatMap(({ lines }) => lines.map(({ code, label }) => [code, label] as const)),
    ),
  );

const Effect = ({ preview: { before, after, moved } }: { preview: FeeChangePreview }) => {
  const { currencySymbol } = usePortal();
  return (
    <>
      <FigureTable
        label="What it comes to"
        columns={["Fee", `Before (${currencySymbol})`, `After (${currencySymbol})`]}
        rows={[
          ...[...labelsOf(before, after)].map(([code, label]) => ({
            key: code,
            cells: [label, amountIn(before, code), amountIn(after, code)],
          })),
          {
            key: "in the portal",
            cells: [
              "Of it in the portal",
              formatAmount(before.portalTotal),
              formatAmount(after.portalTotal),
            ],
          },
        ]}
        foot={["Total", formatAmount(before.total), formatAmount(after.total)]}
      />
      {moved.length === 0 ? (
        <p role="status">No total moves.</p>
      ) : (
        <FigureTable
          label="Totals that move"
          textColumns={3}
          columns={[
            "Department",
            "Level",
            "Who",
            `Before (${currencySymbol})`,
            `After (${currencySymbol})`,
          ]}
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
};
