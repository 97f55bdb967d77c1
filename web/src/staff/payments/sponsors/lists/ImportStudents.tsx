import { useRef } from "react";
import { ImportSponsoredStudentsDocument } from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../../dashboards/FigureTable.tsx";
import { FileImport } from "../../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../../kit/import/import-types.ts";

interface ImportStudentsProps {
  readonly sponsorshipId: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Puts students on a list by their matric numbers, with a dry run that says what the sponsor would be asked for. */
export const ImportStudents = ({ sponsorshipId, onDone, onClose }: ImportStudentsProps) => {
  const { currencySymbol } = usePortal();
  const [send] = useSave(ImportSponsoredStudentsDocument);
  const mark = useRef<string | null>(null);
  const importFile = async (
    file: File,
    dryRun: boolean,
    leaveOutWrong: boolean,
  ): Promise<ImportResult> => {
    const { importSponsoredStudents: answer } = await send({
      sponsorshipId,
      file,
      dryRun,
      leaveOutWrong,
      preview: dryRun ? null : mark.current,
    });
    if (answer.__typename === "Refusal") return { refusal: answer };
    mark.current = answer.previewMark;
    const preview = (
      <FigureTable
        label="First rows of the file"
        textColumns={2}
        pageSize={10}
        columns={["Matric number", "Name", `To claim (${currencySymbol})`]}
        rows={answer.preview.map(({ matricNumber, name, claimed }, index) => ({
          key: `${index} ${matricNumber}`,
          cells: [
            matricNumber || "–",
            name || "–",
            claimed === null ? "Left out" : formatAmount(claimed),
          ],
        }))}
      />
    );
    return { report: { ...answer.report, preview } };
  };
  return (
    <FileImport
      title="Add students"
      columns="matric_number"
      pasted={{ heading: "matric_number", label: "Matric numbers" }}
      canLeaveOutWrong
      send={importFile}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Paste the matric numbers or choose a file with them. Their open fees are charged first, so
        that you see what the sponsor would be asked for.
      </p>
    </FileImport>
  );
};
