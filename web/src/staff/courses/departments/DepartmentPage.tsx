import { Button } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { subjectGroups } from "../../../../../rules/texts.ts";
import {
  DeleteDepartmentDocument,
  DepartmentDocument,
  type DepartmentQuery_departmentRecord,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { DeleteRecord } from "../parts/DeleteRecord.tsx";
import { ProgrammeForm } from "../programmes/ProgrammeForm.tsx";
import { requirementText } from "../texts.ts";
import { DepartmentForm } from "./DepartmentForm.tsx";
import { RequirementForm } from "./RequirementForm.tsx";

const feesText = ({
  feeDepartment: name,
  ownFeeLines: lines,
}: Pick<DepartmentQuery_departmentRecord, "feeDepartment" | "ownFeeLines">): string => {
  if (name === null) return "The fee schedule has nothing for this department.";
  if (lines === 0)
    return `Students pay by the lines that are for everybody; none is for ${name} alone.`;
  return `Students pay by the fee lines of ${name}: ${formatCount(lines)} ${lines === 1 ? "line is" : "lines are"} for it alone.`;
};

/** One department: name, O-level requirements and fees. */
export default function DepartmentPage() {
  const { departmentId: id = "" } = useParams();
  const { toast } = useFeedback();
  const navigate = useNavigate();
  const to = useStaffPath();
  const [edited, setEdited] = useState<"name" | "requirement" | "programme" | null>(null);
  const [remove] = useSave(DeleteDepartmentDocument);
  const query = useStaffQuery(DepartmentDocument, { id });
  useBreadcrumbLabel("departmentId", query.data?.departmentRecord.name);
  const close = () => setEdited(null);
  const done = () => {
    close();
    toast("success", "Saved.");
    query.reload();
  };
  return (
    <QueryBoundary query={query}>
      {({ departmentRecord: record }) => (
        <StaffPage
          title={record.name}
          lead={record.code}
          actions={
            <DeleteRecord
              title="Delete department"
              question={`Delete ${record.name}?`}
              send={() => remove({ id, revision: record.revision }).then(({ result }) => result)}
              onDeleted={() => {
                toast("success", "Deleted.");
                void navigate(to("departments"), { replace: true });
              }}
            />
          }
        >
          <SectionCard
            title="Department"
            actions={<Button onClick={() => setEdited("name")}>Rename</Button>}
          >
            <FactGrid
              facts={[
                ["Name", record.name],
                ["Code", record.code],
                ["Students", formatCount(record.students)],
                ["Applicants", formatCount(record.applicants)],
                ["Courses", formatCount(record.courses)],
              ]}
            />
          </SectionCard>
          <SectionCard
            title="Programmes"
            actions={<Button onClick={() => setEdited("programme")}>New programme</Button>}
          >
            <FigureTable
              label="Programmes"
              columns={["Programme", "Years", "Students", "Chosen by"]}
              rows={record.programmes.map((one) => ({
                key: one.id,
                cells: [
                  <Link key="name" to={to(`departments/${id}/programmes/${one.id}`)}>
                    {one.code} {one.name}
                    {!one.isOpen && " (closed to applicants)"}
                  </Link>,
                  formatCount(one.years),
                  formatCount(one.students),
                  formatCount(one.applicants),
                ],
              }))}
            />
          </SectionCard>
          <SectionCard
            title="O-level requirement"
            actions={<Button onClick={() => setEdited("requirement")}>Change requirement</Button>}
          >
            {record.olevelRequirement ? (
              <>
                <p>{requirementText(record.olevelRequirement)}</p>
                <ul>
                  {record.olevelRequirement.subjects.map((group) => (
                    <li key={group.join()}>{subjectGroups([group])}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p>Nothing is asked</p>
            )}
          </SectionCard>
          <SectionCard title="Fees" actions={<ButtonLink to={to("fees")}>Fee schedule</ButtonLink>}>
            <p>{feesText(record)}</p>
          </SectionCard>
          {edited === "name" && (
            <StaffDialog title="Department" onClose={close}>
              <DepartmentForm record={record} onCancel={close} onSaved={done} />
            </StaffDialog>
          )}
          {edited === "programme" && (
            <StaffDialog title="New programme" onClose={close}>
              <ProgrammeForm departmentId={id} record={null} onCancel={close} onSaved={done} />
            </StaffDialog>
          )}
          {edited === "requirement" && (
            <StaffDialog title="Change requirement" onClose={close}>
              <RequirementForm record={record} onCancel={close} onSaved={done} />
            </StaffDialog>
          )}
        </StaffPage>
      )}
    </QueryBoundary>
  );
}
