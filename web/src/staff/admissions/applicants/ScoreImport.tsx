import { useMutation } from "@apollo/client/react";
import { ImportScoresDocument } from "../../../gql/staff-admissions.ts";
import { FileImport } from "../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../kit/import/import-types.ts";
import { admissionTexts } from "../texts.ts";

interface ScoreImportProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Imports aptitude test scores from a file, with a dry run first. */
export const ScoreImport = ({ onDone, onClose }: ScoreImportProps) => {
  const [importScores] = useMutation(ImportScoresDocument, { fetchPolicy: "no-cache" });
  const send = async (file: File, dryRun: boolean): Promise<ImportResult> => {
    const { data } = await importScores({ variables: { file, dryRun } });
    const answer = data?.importTestScores;
    if (!answer) throw new Error("The mutation returned no data.");
    return answer.__typename === "Refusal" ? { refusal: answer } : { report: answer };
  };
  return (
    <FileImport
      title={admissionTexts.list.importScores}
      columns="application_no, score"
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{admissionTexts.list.scoresHint}</p>
    </FileImport>
  );
};
