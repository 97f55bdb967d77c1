import { useApolloClient } from "@apollo/client/react";
import { ImportStudentsDocument } from "../../gql/staff-students.ts";
import { FileImport } from "../kit/import/FileImport.tsx";

interface StudentImportProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Imports students from a file. */
export const StudentImport = ({ onDone, onClose }: StudentImportProps) => {
  const client = useApolloClient();
  return (
    <FileImport
      title="Import students"
      columns="matric_number, surname, first_name, email, department, level; if wanted other_name, sex, phone, date_of_birth, state_of_origin, lga, nationality"
      onDone={onDone}
      onClose={onClose}
      send={async (file, dryRun) => {
        const { data } = await client.mutate({
          mutation: ImportStudentsDocument,
          variables: { file, dryRun, reason: "Import of students" },
        });
        if (!data) throw new Error("The mutation returned no data.");
        const answer = data.importStudents;
        return answer.__typename === "Refusal" ? { refusal: answer } : { report: answer };
      }}
    >
      <p>
        Each student gets an account that starts on the surname, must choose a password at the first
        log-in, and is told by mail. `department` is the code, such as CHE.
      </p>
    </FileImport>
  );
};
