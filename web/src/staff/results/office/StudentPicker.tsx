import { useState } from "react";
import type { OfficeResultFragment } from "../../../gql/staff-results.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "./Office.module.css";
import { isFound } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.amend;

const shortest = 2;
const maxResults = 8;

interface StudentPickerProps {
  /** The students that can be selected. */
  readonly rows: readonly OfficeResultFragment[];
  readonly onPick: (row: OfficeResultFragment) => void;
}

/** Finds students of the sheet by number or name. */
export const StudentPicker = ({ rows, onPick }: StudentPickerProps) => {
  const [typed, setTyped] = useState("");
  const asks = typed.trim().length >= shortest;
  const found = asks ? rows.filter((row) => isFound(row, typed)) : [];
  return (
    <div className={styles.picker}>
      <TextField
        type="search"
        label={texts.pick}
        hint={texts.pickHint}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className={styles.note}>
        {asks && found.length === 0 && texts.foundNone}
        {found.length > maxResults && officeTexts.sheet.more(found.length - maxResults)}
      </p>
      {found.length > 0 && (
        <ul aria-label={texts.found}>
          {found.slice(0, maxResults).map((row) => (
            <li key={row.studentId}>
              <span>
                {row.matricNumber} {row.name}
              </span>
              <Button
                variant="secondary"
                aria-label={texts.addOf(row.name)}
                onClick={() => {
                  setTyped("");
                  onPick(row);
                }}
              >
                {texts.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
