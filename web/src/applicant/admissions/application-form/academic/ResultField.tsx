import { useRef } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { formTexts } from "../form-texts.ts";
import styles from "./Academic.module.css";
import { sizeText } from "./result-file.ts";
import type { ResultFiles } from "./use-result-files.ts";

interface ResultFieldProps {
  readonly index: 0 | 1;
  readonly name: string;
  readonly results: ResultFiles;
  /** The stored file; null if the college has none. */
  readonly stored: { readonly url: string; readonly mediaType: string | null } | null;
  /** The college's error message for the file. */
  readonly problem: string | undefined;
}

/** The result file of a sitting: the stored file, the chosen file and the file input. */
export const ResultField = ({ index, name, results, stored, problem }: ResultFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const texts = formTexts.result;
  const chosen = results.files[index];
  const lost = results.lost[index];
  const clear = () => {
    results.clear(index);
    input.current?.focus();
  };
  return (
    <div className={styles.result}>
      <Field
        label={formTexts.optional(texts.label)}
        hint={texts.hint}
        error={results.problems[index] ?? problem}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Lets the person choose the same file again.
              event.currentTarget.value = "";
              if (file) results.choose(index, file);
            }}
          />
        )}
      </Field>
      <p role="status" className={lost ? styles.warning : undefined}>
        {results.preparing[index] && texts.preparing}
        {!results.preparing[index] && chosen && texts.chosen(chosen.name, sizeText(chosen.size))}
        {!results.preparing[index] && lost && texts.lost(lost)}
      </p>
      {(chosen || lost) && (
        <Button variant="secondary" onClick={clear}>
          {texts.leaveOut}
        </Button>
      )}
      {stored && (
        <p>
          {texts.stored(
            stored.mediaType === "application/pdf" ? texts.kinds.pdf : texts.kinds.picture,
          )}{" "}
          <a href={stored.url} target="_blank" rel="noreferrer">
            {texts.view}
          </a>
        </p>
      )}
    </div>
  );
};
