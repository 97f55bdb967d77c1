import { Table } from "antd";
import { Link } from "react-router-dom";
import type { SimulateQuery } from "../../../gql/staff-admissions.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Admissions.module.css";
import { figure, outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.ranking;

type Department = Extract<
  SimulateQuery["admissionSimulation"],
  { __typename: "Simulation" }
>["departments"][number];
type Candidate = Department["candidates"][number];

/** The simulated result of one department, best candidates first. */
export const SimulatedDepartment = ({ department }: { department: Department }) => {
  const to = useStaffPath();
  const { admitted, waitingList, notAdmitted, over, candidates } = department;
  return (
    <SectionCard
      title={department.name}
      actions={<ExportButtons links={department.export} of={department.name} />}
    >
      <p>{texts.summary(admitted, waitingList, notAdmitted)}</p>
      {over > 0 && <Notice kind="warning">{texts.over(over)}</Notice>}
      {candidates.length === 0 ? (
        <p>{texts.noCandidates}</p>
      ) : (
        <div className={styles.scroll}>
          <Table<Candidate>
            aria-label={department.name}
            size="small"
            rowKey={({ id }) => id}
            dataSource={[...candidates]}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              { title: texts.candidates.rank, dataIndex: "rank", align: "right" },
              {
                title: texts.candidates.name,
                render: (_, { id, applicationNo, name }) => (
                  <Link to={to(`applicants/${id}`)}>
                    {applicationNo} {name}
                  </Link>
                ),
              },
              { title: texts.candidates.score, dataIndex: "score", align: "right" },
              {
                title: texts.candidates.jamb,
                align: "right",
                render: (_, { jambScore }) => figure(jambScore),
              },
              {
                title: texts.candidates.outcome,
                render: (_, { outcome }) => (
                  <StatusTag kind={outcomes[outcome].kind}>{outcomes[outcome].text}</StatusTag>
                ),
              },
              {
                title: texts.candidates.decided,
                render: (_, { decided }) => (decided ? outcomes[decided].text : "–"),
              },
            ]}
          />
        </div>
      )}
    </SectionCard>
  );
};
