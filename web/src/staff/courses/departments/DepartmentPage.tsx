import { Button } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { subjectGroups } from "../../../../../rules/texts.ts";
import {
  DeleteDepartmentDocument,
  DepartmentDocument,
  type DepartmentRecordFragment,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { DeleteRecord } from "../parts/DeleteRecord.tsx";
import { coursesTexts, formatCount } from "../texts.ts";
import { DepartmentForm } from "./DepartmentForm.tsx";
import { RequirementForm } from "./RequirementForm.tsx";

const texts = coursesTexts.departments;

interface DepartmentProps {
  readonly record: DepartmentRecordFragment;
  readonly onChanged: () => void;
}

const Department = ({ record, onChanged }: DepartmentProps) => {
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [edited, setEdited] = useState<"name" | "requirement" | null>(null);
  const [remove] = useSave(DeleteDepartmentDocument);
  const { id, revision, olevelRequirement: asked, feeDepartment } = record;
  const close = () => setEdited(null);
  const done = () => {
    close();
    toast("success", coursesTexts.saved);
    onChanged();
  };
  return (
    <StaffPage
      title={record.name}
      lead={record.code}
      actions={
        <DeleteRecord
          title={texts.deleteTitle}
          question={texts.deleteQuestion(record.name)}
          send={() => remove({ id, revision }).then(({ result }) => result)}
          onDeleted={() => {
            toast("success", coursesTexts.deleted);
            void navigate(to("departments"), { replace: true });
          }}
        />
      }
    >
      <SectionCard
        title={texts.details}
        actions={<Button onClick={() => setEdited("name")}>{texts.edit}</Button>}
      >
        <FactGrid
          facts={[
            [texts.name, record.name],
            [texts.code, record.code],
            [texts.students, formatCount(record.students)],
            [texts.applicants, formatCount(record.applicants)],
            [texts.courses, formatCount(record.courses)],
          ]}
        />
      </SectionCard>
      <SectionCard
        title={texts.requirement}
        actions={
          <Button onClick={() => setEdited("requirement")}>{coursesTexts.requirement.edit}</Button>
        }
      >
        {asked ? (
          <>
            <p>{texts.credits(asked.credits, asked.sittings)}</p>
            <ul>
              {asked.subjects.map((group) => (
                <li key={group.join()}>{subjectGroups([group])}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{texts.noRequirement}</p>
        )}
      </SectionCard>
      <SectionCard
        title={texts.fees}
        actions={<ButtonLink to={to("fees")}>{texts.feeLink}</ButtonLink>}
      >
        <p>
          {feeDepartment === null ? texts.noFees : texts.feesBy(feeDepartment, record.ownFeeLines)}
        </p>
      </SectionCard>
      {edited === "name" && (
        <StaffDialog title={texts.editTitle} onClose={close}>
          <DepartmentForm record={record} onCancel={close} onSaved={done} />
        </StaffDialog>
      )}
      {edited === "requirement" && (
        <StaffDialog title={coursesTexts.requirement.edit} onClose={close}>
          <RequirementForm record={record} onCancel={close} onSaved={done} />
        </StaffDialog>
      )}
    </StaffPage>
  );
};

/** One department: name, O-level requirements and fees. */
const DepartmentPage = () => {
  const { departmentId = "" } = useParams();
  const query = useStaffQuery(DepartmentDocument, { id: departmentId });
  useBreadcrumbLabel("departmentId", query.data?.departmentRecord.name);
  return (
    <QueryBoundary query={query}>
      {({ departmentRecord }) => <Department record={departmentRecord} onChanged={query.reload} />}
    </QueryBoundary>
  );
};

export default DepartmentPage;
