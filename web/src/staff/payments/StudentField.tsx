import { useQuery } from "@apollo/client/react";
import { Select } from "antd";
import { useState } from "react";
import type { NamedStudentFragment } from "../../gql/staff-payments.ts";
import { StaffSearchDocument } from "../../gql/staff-shell.ts";
import { minSearchLength, useSettled } from "../shell/use-staff-search.ts";

type NamedStudent = Pick<NamedStudentFragment, "id" | "matricNumber" | "name">;

interface StudentFieldProps {
  /** Offered before anything is typed. */
  readonly suggestions: readonly NamedStudent[];
  /** Called after a change, when the form knows it. */
  readonly onChosen: () => void;
  /** The rest is given by `Form.Item`. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly "aria-describedby"?: string;
}

/** Chooses a student by number or name. */
export const StudentField = ({ suggestions, onChosen, ...field }: StudentFieldProps) => {
  const [text, setText] = useState("");
  // The chosen one stays an option, whatever is typed afterwards.
  const [chosen, setChosen] = useState<NamedStudent | null>(null);
  const settled = useSettled(text.trim());
  const isAsked = settled.length >= minSearchLength;
  const { data, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    skip: !isAsked,
    fetchPolicy: "network-only",
  });
  const found: readonly NamedStudent[] = isAsked ? (data?.staffSearch.students ?? []) : suggestions;
  const known = [...found, ...(chosen ? [chosen] : [])];
  const students = known.filter(
    ({ id }, index) => known.findIndex((one) => one.id === id) === index,
  );
  const emptyText = () => {
    if (!isAsked) return "Type a number or a name.";
    return loading ? "Searching…" : "Nothing matches.";
  };
  return (
    <Select
      {...field}
      showSearch={{ filterOption: false, onSearch: setText }}
      placeholder="Matric number or name"
      notFoundContent={emptyText()}
      options={students.map(({ id, name, matricNumber }) => ({
        value: id,
        label: `${name} · ${matricNumber}`,
      }))}
      onChange={(id: string) => {
        setChosen(students.find((one) => one.id === id) ?? null);
        field.onChange?.(id);
        onChosen();
      }}
    />
  );
};
