import { useQuery } from "@apollo/client/react";
import { Select } from "antd";
import { useState } from "react";
import type { BankRowsQuery_bankRows_rows_student } from "../../gql/staff-payments.ts";
import { StaffSearchDocument } from "../../gql/staff-shell.ts";
import { failureOf } from "../../lib/failure.ts";
import { minSearchLength, useSettled } from "../shell/use-staff-search.ts";

type NamedStudent = Pick<BankRowsQuery_bankRows_rows_student, "id" | "matricNumber" | "name">;

interface StudentFieldProps {
  /** Offered before anything is typed. */
  readonly suggestions?: readonly NamedStudent[];
  /** Called after a change, when the form knows it. */
  readonly onChosen?: (id: string) => void;
  /** The rest is given by `Form.Item`, or by a dialog without a form. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly "aria-describedby"?: string;
}

/** Chooses a student by number or name. */
export const StudentField = ({ suggestions = [], onChosen, ...field }: StudentFieldProps) => {
  const [typed, setTyped] = useState("");
  // The chosen one stays an option after the search changes.
  const [chosen, setChosen] = useState<NamedStudent | null>(null);
  const text = typed.trim();
  const settled = useSettled(text);
  const isAsked = settled.length >= minSearchLength;
  const { data, error, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    skip: !isAsked,
    fetchPolicy: "network-only",
  });
  const isSettled = settled === text && !loading;
  const results = isSettled ? (data?.staffSearch.students ?? []) : [];
  const found: readonly NamedStudent[] = isAsked ? results : suggestions;
  const known = [...found, ...(chosen ? [chosen] : [])];
  const students = known.filter(
    ({ id }, index) => known.findIndex((one) => one.id === id) === index,
  );
  const emptyText = () => {
    if (text.length < minSearchLength) return "Type a number or a name.";
    if (!isSettled) return "Searching…";
    return error ? failureOf(error).message : "No student matches.";
  };
  return (
    <Select
      {...field}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder="Matric number or name"
      notFoundContent={emptyText()}
      options={students.map(({ id, name, matricNumber }) => ({
        value: id,
        // The number first: a phone cuts long names, and several people share one.
        label: `${matricNumber} · ${name}`,
      }))}
      onChange={(id: string) => {
        setChosen(students.find((one) => one.id === id) ?? null);
        field.onChange?.(id);
        onChosen?.(id);
      }}
    />
  );
};
