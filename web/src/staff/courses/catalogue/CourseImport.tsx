import { useMutation } from "@apollo/client/react";
import { ImportCoursesDocument } from "../../../gql/staff-courses.ts";
import { FileImport } from "../../kit/import/FileImport.tsx";
import { coursesTexts } from "../texts.ts";

const texts = coursesTexts.courses;

interface CourseImportProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Imports new courses from a file. */
export const CourseImport = ({ onDone, onClose }: CourseImportProps) => {
  const [mutate] = useMutation(ImportCoursesDocument);
  return (
    <FileImport
      title={texts.import}
      columns={texts.importColumns}
      send={async (file, dryRun) => {
        const { data } = await mutate({ variables: { file, dryRun } });
        if (!data) throw new Error("The mutation returned no data.");
        const { result } = data;
        return result.__typename === "Refusal" ? { refusal: result } : { report: result };
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{texts.importHint}</p>
    </FileImport>
  );
};
