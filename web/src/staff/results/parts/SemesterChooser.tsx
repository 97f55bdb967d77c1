import { Select } from "antd";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import type { Semester } from "../../../gql/staff-results.ts";
import { resultTexts } from "./texts.ts";

interface Choice {
  readonly id: string;
  readonly isCurrent: boolean;
}

interface SemesterChooserProps {
  /** Newest first. Undefined until they are loaded. */
  readonly semesters:
    | readonly (Choice & { readonly session: string; readonly semester: Semester })[]
    | undefined;
  /** The id of the shown semester; null for the running one. Default: the semester in the URL. */
  readonly shown?: string | null;
  readonly onChoose?: () => void;
}

/** The semester that the whole screen shows, kept in the URL. Other filters there stay, but the page is reset. */
export const SemesterChooser = ({ semesters = [], shown, onChoose }: SemesterChooserProps) => {
  const [url, setUrl] = useSearchParams();
  const chosen = useChosenSemester();
  const choose = (id: string) => {
    const next = new URLSearchParams(url);
    next.delete("page");
    next.set("semester", id);
    onChoose?.();
    setUrl(next);
  };
  return (
    <Select
      // In tests Ant Design's own id is the same for every Select and Modal.
      id={useId()}
      aria-label="Semester"
      placeholder="Semester"
      showSearch={{ optionFilterProp: "label" }}
      popupMatchSelectWidth={false}
      virtual={false}
      value={semesterOf(semesters, shown === undefined ? chosen : shown)?.id ?? null}
      options={semesters.map(({ id, session, semester, isCurrent }) => {
        const name = resultTexts.semesterOf(session, semester);
        return { value: id, label: isCurrent ? `${name} (now)` : name };
      })}
      onChange={(id: string | null) => id !== null && choose(id)}
    />
  );
};

/** The shown semester: the chosen one, else the running one. */
export const semesterOf = <S extends Choice>(
  semesters: readonly S[] | undefined,
  chosen: string | null,
): S | undefined =>
  semesters?.find(({ id, isCurrent }) => (chosen === null ? isCurrent : id === chosen));

/** The id of the semester in the URL (`?semester=7`), null for the running one. */
export const useChosenSemester = (): string | null => {
  const text = useSearchParams()[0].get("semester");
  return text !== null && /^\d{1,9}$/.test(text) ? text : null;
};
