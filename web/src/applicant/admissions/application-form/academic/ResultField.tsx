import { Button, Flex, Typography } from "antd";
import { memo, useRef } from "react";
import type { ApplicationForm_ApplicantFragment_application_sittings as OlevelSitting } from "../../../../gql/applicant-admissions.ts";
import { FileField } from "../../../../ui/FileField.tsx";
import { sizeText } from "../../document-file.ts";
import { formTexts } from "../form-texts.ts";
import type { ResultFiles } from "./use-result-files.ts";

interface ResultFieldProps {
  readonly index: 0 | 1;
  readonly name: string;
  readonly results: ResultFiles;
  readonly stored: OlevelSitting | undefined;
  /** The college's error message for the file. */
  readonly problem: string | undefined;
}

/** The result file of a sitting: the stored file, the chosen file and the button that chooses one. */
export const ResultField = memo(({ index, name, results, stored, problem }: ResultFieldProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = results.files[index];
  const lost = results.lost[index];
  const clear = () => {
    results.clear(index);
    button.current?.focus();
  };
  return (
    <Flex vertical gap="small" align="start">
      <FileField
        ref={button}
        label="Result (optional)"
        hint="The result or certificate as PDF or photo, at most 5 MB. A big photo is made smaller first."
        error={results.problems[index] ?? problem}
        name={name}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChoose={(file) => results.choose(index, file)}
      />
      <Typography.Text role="status" {...(lost && { type: "warning", strong: true })}>
        {results.preparing[index] && "Preparing the file..."}
        {!results.preparing[index] &&
          chosen &&
          `${chosen.name}, ${sizeText(chosen.size)}: not saved yet`}
        {!results.preparing[index] &&
          lost &&
          `${lost} was chosen before the page was reloaded. Choose it again, for it is not saved.`}
      </Typography.Text>
      {(chosen || lost) && <Button onClick={clear}>Remove this file</Button>}
      {stored?.resultUrl && (
        <p>
          {`A result (${stored.resultMediaType === "application/pdf" ? "PDF" : "picture"}) is saved.`}{" "}
          <a href={stored.resultUrl} target="_blank" rel="noreferrer">
            {formTexts.viewResult}
          </a>
        </p>
      )}
    </Flex>
  );
});
