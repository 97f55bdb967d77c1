import { Alert, Button, Flex, Spin } from "antd";
import { useEffect, useEffectEvent, useState } from "react";
import {
  AmendSheetDocument,
  type AmendSheetMutation,
  type OfficeSheetFragment,
} from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { RowTable } from "../parts/RowTable.tsx";
import { countOf } from "../parts/texts.ts";
import { validateCorrection } from "./correction.ts";
import type { Corrections } from "./use-corrections.ts";
import { formatResult } from "./use-office-sheet.ts";

type Preview = Extract<AmendSheetMutation["amendSheet"], { readonly __typename: "SheetAmendment" }>;

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
export const AmendPreview = (props: AmendPreviewProps) => {
  const { sheet, corrections, onDone, onOutdated, onClose } = props;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [send, busy] = useSave(AmendSheetDocument);
  const ask = async (dryRun: boolean) => {
    setTrouble(null);
    const { semesterId, courseId, maxima } = sheet;
    const { picked, version, reason } = corrections;
    const changes = picked.flatMap(({ correction }) => {
      const { scores } = validateCorrection(correction, maxima);
      if (scores === null) return [];
      const { ca, exam, remark } = scores;
      const { studentId } = correction;
      return [{ studentId, ca, exam, remark: remark === null ? null : remarkSent[remark] }];
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
