import { Alert } from "antd";
import { Link } from "react-router-dom";
import type { SimulatedDepartmentFragment } from "../../../gql/staff-admissions.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { figure, outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.ranking;

/** The simulated result of one department, best candidates first. */
export const SimulatedDepartment = ({
  department,
}: {
  department: SimulatedDepartmentFragment;
}) => {
  const to = useStaffPath();
  const { admitted, waitingList, notAdmitted, over, candidates } = department;
  return (
    <SectionCard
      title={department.name}
      actions={<ExportButtons links={department.export} of={department.name} />}
    >
      <p>{texts.summary(admitted, waitingList, notAdmitted)}</p>
      {over > 0 && <Alert type="warning" showIcon role="status" title={texts.over(over)} />}
      {candidates.length === 0 ? (
        <p>{texts.noCandidates}</p>
      ) : (
        <FigureTable
          label={department.name}
          columns={Object.values(texts.candidates)}
          pageSize={20}
          rows={candidates.map(
            ({ id, applicationNo, name, rank, score, jambScore, outcome, decided }) => ({
              key: id,
              cells: [
                <Link key="name" to={to(`applicants/${id}`)}>
                  {applicationNo} {name}
                </Link>,
                rank,
                score,
                figure(jambScore),
                <StatusTag key="outcome" kind={outcomes[outcome].kind}>
                  {outcomes[outcome].text}
                </StatusTag>,
                decided ? outcomes[decided].text : "–",
              ],
            }),
          )}
        />
      )}
    </SectionCard>
  );
};
