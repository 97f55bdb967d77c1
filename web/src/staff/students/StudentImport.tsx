import { useApolloClient } from "@apollo/client/react";
import { ImportStudentsDocument } from "../../gql/staff-students.ts";
import { FileImport } from "../kit/import/FileImport.tsx";
import { profileTexts } from "../profiles/texts.ts";

const texts = profileTexts.students;

interface StudentImportProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Imports students from a file. */
export const StudentImport = ({ onDone, onClose }: StudentImportProps) => {
  const client = useApolloClient();
  return (
    <FileImport
      title={texts.import}
      columns={texts.importColumns}
      onDone={onDone}
      onClose={onClose}
      send={async (file, dryRun) => {
        const { data } = await client.mutate({
          mutation: ImportStudentsDocument,
          variables: { file, dryRun, reason: texts.importReason },
        });
        if (!data) throw new Error("The mutation returned no data.");
        const answer = data.importStudents;
        return answer.__typename === "Refusal" ? { refusal: answer } : { report: answer };
      }}
    >
      <p>{texts.importHint}</p>
    </FileImport>
  );
};
