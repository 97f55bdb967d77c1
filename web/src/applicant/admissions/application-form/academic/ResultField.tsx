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
  /** What the college has; null where it has none. */
  readonly stored: { readonly url: string; readonly mediaType: string | null } | null;
  /** What the college said of it. */
  readonly problem: string | undefined;
}

/** The result of a sitting: the one that is saved, the one that will be, and the choice of another. */
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
              // The same file can then be chosen again, after it was refused for instance.
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
        <Button look="secondary" onClick={clear}>
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
