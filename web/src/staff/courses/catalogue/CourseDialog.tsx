import { CourseChoicesDocument, type CourseRecordFragment } from "../../../gql/staff-courses.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { coursesTexts } from "../texts.ts";
import { CourseForm } from "./CourseForm.tsx";

interface CourseDialogProps {
  /** Null for a new one. */
  readonly record: CourseRecordFragment | null;
  readonly onSaved: (id: string | null) => void;
  readonly onClose: () => void;
}

/** Shows the course form when its choices are loaded. */
export const CourseDialog = ({ record, onSaved, onClose }: CourseDialogProps) => {
  const query = useStaffQuery(CourseChoicesDocument, {});
  return (
    <StaffDialog
      title={record ? coursesTexts.courses.edit : coursesTexts.courses.add}
      onClose={onClose}
    >
      <QueryBoundary query={query}>
        {({ courseChoices }) => (
          <CourseForm
            record={record}
            choices={courseChoices}
            onSaved={onSaved}
            onCancel={onClose}
          />
        )}
      </QueryBoundary>
    </StaffDialog>
  );
};
