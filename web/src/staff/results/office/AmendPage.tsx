import { Alert, Button, Flex, Form, Select, Spin } from "antd";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  AmendSheetDocument,
  type AmendSheetMutation_amendSheet_SheetAmendment,
  type OfficeSheetFragment,
  SheetToAmendDocument,
} from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { countOf, isFound } from "../parts/texts.ts";
import { useResultPath } from "../parts/use-result-paths.ts";
import { scoresIn } from "../sheet/cells/cell.ts";
import { rulesOfSheet } from "../sheet/sheet.ts";
import { CorrectionTable } from "./CorrectionTable.tsx";
import { type Corrections, problemsOf, useCorrections } from "./use-corrections.ts";
import { formatResult, useOfficeSheet } from "./use-office-sheet.ts";

/** Amends the published results of one sheet. */
export default function AmendPage() {
  const { semesterId = "", courseId = "" } = useParams();
  const navigate = useNavigate();
  const to = useResultPath();
  const { toast } = useFeedback();
  const query = useStaffQuery(SheetToAmendDocument, { semesterId, courseId });
  const sheet = useOfficeSheet(query.data?.resultSheet);
  return (
    <StaffPage
      title={sheet ? `Amend ${sheet.code} ${sheet.title}` : "Amend results"}
      lead="A new version stands at once; the older ones are kept."
    >
      <QueryBoundary query={{ ...query, data: sheet }}>
        {(amended) =>
          amended.canAmend ? (
            <AmendForm
              sheet={amended}
              reload={query.reload}
              onDone={(message) => {
                toast("success", message);
                void navigate(to(`${semesterId}/${courseId}`));
              }}
            />
          ) : (
            <Alert
              type="warning"
              showIcon
              title={
                amended.refusedBecause ??
                "Only published results can be amended, and only by people who did not enter them."
              }
            />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

interface AmendFormProps {
  readonly sheet: OfficeSheetFragment;
  readonly reload: () => void;
  readonly onDone: (message: string) => void;
}

/** The form of an amendment: students, corrections and the reason, then a preview. */
const AmendForm = ({ sheet, reload, onDone }: AmendFormProps) => {
  const pickerId = useId();
  const corrections = useCorrections(sheet);
  const { picked, isOutdated, goOn, reason, setReason, wasRestored, forget } = corrections;
  const [isValidated, setValidated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { props, banner } = useFormSubmit<{ reason: string }>({
    submit: async () => {
      setValidated(true);
      const rulesOf = rulesOfSheet(sheet);
      const isWrong = picked.some(
        ({ correction, row }) => Object.keys(problemsOf(correction, rulesOf(row))).length > 0,
      );
      if (isWrong) return { message: "Correct what is marked first.", fields: [] };
      setOpen(true);
      return null;
    },
  });
  const pickedIds = new Set(picked.map(({ row }) => row.studentId));
  const others = sheet.rows.filter((row) => !row.isDropped && !pickedIds.has(row.studentId));
  return (
    <SectionCard title="Corrections">
      <Form
        {...props}
        onValuesChange={(changed, { reason: typed }) => {
          props.onValuesChange(changed);
          setReason(typed);
        }}
        onFinishFailed={() => {
          setValidated(true);
          props.onFinishFailed();
        }}
      >
        <Flex vertical gap="middle">
          {isOutdated && (
            <Alert
              type="warning"
              showIcon
              title="These results were amended meanwhile"
              description={`Version ${sheet.version} stands now. What you typed is still here, beside the results of that version. Look at them, then preview again.`}
              action={
                <Flex vertical gap="small">
                  <Button onClick={() => goOn(false)}>{kitTexts.loadNewer}</Button>
                  <Button onClick={() => goOn(true)}>Go on from the newer version</Button>
                </Flex>
              }
            />
          )}
          {wasRestored && (
            <Alert
              type="info"
              showIcon
              title="These corrections are from your last visit. They are not made yet."
            />
          )}
          <Form.Item label="Find a student by number or name" htmlFor={pickerId}>
            <Select<string | null>
              id={pickerId}
              placeholder="Number or name"
              value={null}
              showSearch={{
                filterOption: (typed, option) => isFound(String(option?.label), typed),
              }}
              options={others.map(({ studentId, matricNumber, name }) => ({
                value: studentId,
                label: `${matricNumber} ${name}`,
              }))}
              notFoundContent="Nobody else on this sheet matches."
              onSelect={(id) => {
                const row = others.find(({ studentId }) => studentId === id);
                if (row) corrections.pick(row);
              }}
            />
          </Form.Item>
          <CorrectionTable sheet={sheet} corrections={corrections} isValidated={isValidated} />
          <ReasonField
            initialValue={reason}
            hint="Kept with the version, for everybody who sees the sheet. At least 5 characters."
          />
          {banner && <Alert type="error" showIcon title={banner} />}
          <DialogActions>
            <Button type="primary" htmlType="submit" disabled={picked.length === 0 || isOutdated}>
              Preview
            </Button>
          </DialogActions>
        </Flex>
      </Form>
      {isOpen && (
        <AmendPreview
          sheet={sheet}
          corrections={corrections}
          onDone={(message) => {
            forget();
            onDone(message);
          }}
          onOutdated={() => {
            setOpen(false);
            reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
};

const remarkSent = { absent: "ABSENT", withheld: "WITHHELD" } as const;

interface AmendPreviewProps {
  readonly sheet: OfficeSheetFragment;
  readonly corrections: Corrections;
  readonly onDone: (message: string) => void;
  /** Another version was published. Nothing was written. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Previews an amendment student by student and makes it. */
const AmendPreview = (props: AmendPreviewProps) => {
  const { sheet, corrections, onDone, onOutdated, onClose } = props;
  const [preview, setPreview] = useState<AmendSheetMutation_amendSheet_SheetAmendment | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [send, busy] = useSave(AmendSheetDocument);
  const ask = async (dryRun: boolean) => {
    setTrouble(null);
    const { semesterId, courseId } = sheet;
    const { picked, version, reason } = corrections;
    const rulesOf = rulesOfSheet(sheet);
    const changes = picked.map(({ correction, row }) => {
      const { remark, ...marks } = scoresIn(correction, rulesOf(row).maxima);
      const { studentId } = correction;
      return { studentId, ...marks, remark: remark && remarkSent[remark] };
    });
    const input = { semesterId, courseId, version, reason: reason.trim(), dryRun, changes };
    try {
      const { amendSheet: answer } = await send({ input });
      if (answer.__typename === "SheetAmendment") {
        if (dryRun) setPreview(answer);
        else onDone(answer.message);
      } else if (answer.code === "CHANGED_ELSEWHERE") onOutdated();
      else setTrouble(answer.fields[0]?.message ?? answer.message);
    } catch (error) {
      setTrouble(failureOf(error).message);
    }
  };
  const loadPreview = useEffectEvent(() => void ask(true));
  useEffect(() => loadPreview(), []);
  return (
    <StaffDialog
      title={preview ? countOf(preview.changed, "result changes", "results change") : "Preview"}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        {trouble && <Alert type="error" showIcon title={trouble} />}
        {!preview && !trouble && (
          <Flex gap="small" role="status">
            <Spin size="small" />
            Looking…
          </Flex>
        )}
        {preview && preview.problems > 0 && (
          <Alert type="warning" showIcon title="Correct what is marked first." />
        )}
        {preview?.rows.length === 0 && <p>Nothing here differs from what stands.</p>}
        {preview && preview.rows.length > 0 && (
          <RowTable
            label="Preview"
            rows={preview.rows}
            rowKey={({ studentId }) => studentId}
            columns={[
              { title: "Number", card: "status", cell: ({ matricNumber }) => matricNumber },
              { title: "Name", card: "title", cell: ({ name }) => name },
              { title: "Before", card: "fact", cell: ({ before }) => formatResult(before) },
              {
                title: "After",
                card: "fact",
                cell: ({ after, note, problem }) => problem ?? note ?? formatResult(after),
              },
            ]}
          />
        )}
        {preview && preview.changed > 0 && preview.problems === 0 && (
          <p>
            Version {preview.version + 1} stands from the moment you press Amend. The students
            concerned see it at once and are told by mail.
          </p>
        )}
      </Flex>
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        <Button
          type="primary"
          loading={busy}
          disabled={!preview || preview.changed === 0 || preview.problems > 0}
          onClick={() => void ask(false)}
        >
          Amend
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};
