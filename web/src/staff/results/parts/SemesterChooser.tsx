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
  /** Newest first. */
  readonly semesters: readonly (Choice & {
    readonly session: string;
    readonly semester: Semester;
  })[];
  /** The id of the chosen semester; null for the running one. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The semester that the whole screen shows. */
export const SemesterChooser = ({ semesters, chosen, onChoose }: SemesterChooserProps) => (
  <Select
    // In tests Ant Design's own id is the same for every Select and Modal.
    id={useId()}
    aria-label="Semester"
    placeholder="Semester"
    showSearch={{ optionFilterProp: "label" }}
    popupMatchSelectWidth={false}
    virtual={false}
    value={semesterOf(semesters, chosen)?.id ?? null}
    options={semesters.map(({ id, session, semester, isCurrent }) => {
      const name = resultTexts.semesterOf(session, semester);
      return { value: id, label: isCurrent ? `${name} (now)` : name };
    })}
    onChange={(id: string | null) => id !== null && onChoose(id)}
  />
);

/** The shown semester: the chosen one, else the running one. */
export const semesterOf = <S extends Choice>(
  semesters: readonly S[] | undefined,
  chosen: string | null,
): S | undefined =>
  semesters?.find(({ id, isCurrent }) => (chosen === null ? isCurrent : id === chosen));

/**
 * The semester in the URL (`?semester=7`), null for the running one, and its setter. Other filters in the URL stay, but
 * the page is reset.
 */
export const useChosenSemester = (): readonly [string | null, (id: string) => void] => {
  const [url, setUrl] = useSearchParams();
  const text = url.get("semester");
  const choose = (id: string) => {
    const next = new URLSearchParams(url);
    next.delete("page");
    next.set("semester", id);
    setUrl(next);
  };
  return [text !== null && /^\d{1,9}$/.test(text) ? text : null, choose];
};
