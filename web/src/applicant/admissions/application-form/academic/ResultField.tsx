import { Button, Flex, Typography } from "antd";
import { memo, useRef } from "react";
import { FileField } from "../../../../ui/FileField.tsx";
import { formTexts } from "../form-texts.ts";
import type { SavedSitting } from "./academic-values.ts";
import { sizeText } from "./result-file.ts";
import type { ResultFiles } from "./use-result-files.ts";

interface ResultFieldProps {
  readonly index: 0 | 1;
  readonly name: string;
  readonly results: ResultFiles;
  readonly stored: SavedSitting | undefined;
  /** The college's error message for the file. */
  readonly problem: string | undefined;
}

/** The result file of a sitting: the stored file, the chosen file and the button that chooses one. */
export const ResultField = memo(({ index, name, results, stored, problem }: ResultFieldProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const texts = formTexts.result;
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
        label={formTexts.optional(texts.label)}
        hint={texts.hint}
        error={results.problems[index] ?? problem}
        name={name}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChoose={(file) => results.choose(index, file)}
      />
      <Typography.Text role="status" {...(lost && { type: "warning", strong: true })}>
        {results.preparing[index] && texts.preparing}
        {!results.preparing[index] && chosen && texts.chosen(chosen.name, sizeText(chosen.size))}
        {!results.preparing[index] && lost && texts.lost(lost)}
      </Typography.Text>
      {(chosen || lost) && <Button onClick={clear}>{texts.leaveOut}</Button>}
      {stored?.resultUrl && (
        <p>
          {texts.stored(
            stored.resultMediaType === "application/pdf" ? texts.kinds.pdf : texts.kinds.picture,
          )}{" "}
          <a href={stored.resultUrl} target="_blank" rel="noreferrer">
            {texts.view}
          </a>
        </p>
      )}
    </Flex>
  );
});
