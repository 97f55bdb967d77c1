import { useQuery } from "@apollo/client/react";
import { Select } from "antd";
import { useState } from "react";
import { FindCreditHoldersDocument } from "../../../../gql/staff-payments.ts";
import { failureOf } from "../../../../lib/failure.ts";
import { minSearchLength, useSettled } from "../../../shell/use-staff-search.ts";

interface StudentPickerProps {
  readonly id: string;
  readonly onPick: (studentId: string) => void;
}

/** Finds a student by number or name. */
export const StudentPicker = ({ id, onPick }: StudentPickerProps) => {
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const settled = useSettled(text);
  const isAsked = settled.length >= minSearchLength;
  const { data, error, loading } = useQuery(FindCreditHoldersDocument, {
    variables: { text: settled },
    skip: !isAsked,
    fetchPolicy: "network-only",
  });
  const isSettled = settled === text && !loading;
  const students = isAsked && isSettled ? (data?.staffSearch.students ?? []) : [];
  const hint = () => {
    if (text.length < minSearchLength) return "Type a number or a name.";
    if (!isSettled) return "Searching…";
    return error ? failureOf(error).message : "No student matches.";
  };
  return (
    <Select<string>
      id={id}
      placeholder="Number or name"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={students.map(({ id: value, matricNumber, name }) => ({
        value,
        label: `${matricNumber} ${name}`,
      }))}
      notFoundContent={hint()}
      onSelect={onPick}
    />
  );
};
