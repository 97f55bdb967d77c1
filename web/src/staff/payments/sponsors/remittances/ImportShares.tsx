import { useRef } from "react";
import { ImportRemittanceSharesDocument } from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../../dashboards/FigureTable.tsx";
import { FileImport } from "../../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../../kit/import/import-types.ts";

interface ImportSharesProps {
  readonly remittanceId: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Replaces the shares of a draft by the sponsor's schedule, with a dry run that compares it with the claims. */
export const ImportShares = ({ remittanceId, onDone, onClose }: ImportSharesProps) => {
  const { currencySymbol } = usePortal();
  const [send] = useSave(ImportRemittanceSharesDocument);
  const mark = useRef<string | null>(null);
  const importFile = async (
    file: File,
    dryRun: boolean,
    leaveOutWrong: boolean,
  ): Promise<ImportResult> => {
    const { importRemittanceShares: answer } = await send({
      id: remittanceId,
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
        columns={["Matric number", "Name", "In the file", `Outstanding (${currencySymbol})`]}
        rows={answer.preview.map(({ matricNumber, name, amount, outstanding }, index) => ({
          key: `${index} ${matricNumber}`,
          cells: [
            matricNumber || "–",
            name || "–",
            amount || "–",
            outstanding === null ? "Left out" : formatAmount(outstanding),
          ],
        }))}
      />
    );
    return { report: { ...answer.report, preview } };
  };
  return (
    <FileImport
      title="Import the sponsor's schedule"
      columns="matric_number, amount"
      canLeaveOutWrong
      send={importFile}
      onDone={onDone}
      onClose={onClose}
    >
      <p>The file’s amounts replace all shares of the draft.</p>
    </FileImport>
  );
};
