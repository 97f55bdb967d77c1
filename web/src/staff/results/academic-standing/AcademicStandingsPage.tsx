import { Card, Empty, Flex } from "antd";
import { Link } from "react-router-dom";
import {
  AcademicStandingsDocument,
  type AcademicStandingsQuery_academicStandings,
  type AcademicStandingsQuery_academicStandings_rows,
} from "../../../gql/staff-results.ts";
import { AcademicStandingTag, academicStandings } from "../../../ui/AcademicStandingTag.tsx";
import { FactLine } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { isFound, levelChoices, namedChoices, resultTexts } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-result-paths.ts";

type Row = AcademicStandingsQuery_academicStandings_rows;

/** From the best to the worst, and then what is not decided. */
const kinds = ["GOOD", "PROBATION", "REPEAT", "WITHDRAW", "UNDECIDED"] as const;

/** How the students of a department's level stand at the end of a session. */
export default function AcademicStandingsPage() {
  const list = useListState({
    sorts: ["NUMBER"],
    defaultSort: "NUMBER",
    filters: {
      session: "text",
      department: "number",
      level: "number",
      standing: kinds,
      against: "flag",
    },
  });
  const { session, department, level, standing, against } = list.filters;
  const isChosen = session !== null && department !== null && level !== null;
  const query = useStaffQuery(AcademicStandingsDocument, {
    session: session ?? "",
    departmentId: String(department ?? 0),
    level: level ?? 100,
    isChosen,
  });
  const found = isChosen ? query.data?.academicStandings : undefined;
  const sessions = new Set((query.data?.resultSemesters ?? []).map((one) => one.session));
  const isShown = (row: Row): boolean =>
    isFound(`${row.matricNumber} ${row.name}`, list.search) &&
    (standing === null || row.academicStanding.standing === standing) &&
    (against === null || row.movedOnAgainstIt === against);
  return (
    <StaffPage
      title="Academic standing"
      lead="Who moves on at the end of a session, who repeats the level and who has to leave, by the published results."
      actions={<ExportButtons links={found?.export} />}
    >
      <FilterBar
        list={list}
        search="Matric number or name"
        fields={[
          { name: "session", label: "Session", choices: [...sessions] },
          {
            name: "department",
            label: "Department",
            choices: namedChoices(query.data?.courseChoices.departments),
          },
          { name: "level", label: "Level", type: "number", choices: levelChoices },
          {
            name: "standing",
            label: "Standing",
            choices: kinds.map((value) => ({ value, label: academicStandings[value][1] })),
          },
          { name: "against", label: "Moved on against it", type: "flag" },
        ]}
      />
      {isChosen ? (
        <QueryBoundary query={{ ...query, data: found ?? null }}>
          {(shown) => <Standings list={shown} rows={shown.rows.filter(isShown)} />}
        </QueryBoundary>
      ) : (
        <Card>
          <Empty description="Choose a session, a department and a level">
            Their students come up here.
          </Empty>
        </Card>
      )}
    </StaffPage>
  );
}

interface StandingsProps {
  readonly list: AcademicStandingsQuery_academicStandings;
  /** Those that match search and filters. */
  readonly rows: readonly Row[];
}

const Standings = ({ list, rows }: StandingsProps) => {
  const to = useStaffPath();
  const studentLink = useStudentLink();
  const caption = `${list.department}, ${list.level} level, ${list.session}`;
  if (list.rows.length === 0) {
    return (
      <Card>
        <Empty description="Nobody has a standing here">
          Nobody of this level registered a course in this session.
        </Empty>
      </Card>
    );
  }
  const countOf = (kind: Row["academicStanding"]["standing"]) =>
    list.rows.filter(({ academicStanding }) => academicStanding.standing === kind).length;
  return (
    <SectionCard title={caption}>
      <Flex vertical gap="middle">
        <FactLine
          facts={kinds.map((kind) => [academicStandings[kind][1], formatCount(countOf(kind))])}
        />
        {rows.length === 0 ? (
          <Empty description="No student matches the search and the filters" />
        ) : (
          <RowTable
            label={caption}
            rows={rows}
            rowKey={({ studentId }) => studentId}
            columns={[
              {
                title: "Student",
                width: "30%",
                card: "title",
                cell: ({ studentId, name, matricNumber }) => (
                  <>
                    <Link to={to(studentLink(studentId))}>{name}</Link>
                    <div>{matricNumber}</div>
                  </>
                ),
                sort: (one, other) => (one.name < other.name ? -1 : 1),
              },
              {
                title: "Standing",
                width: 170,
                card: "status",
                cell: ({ academicStanding }) => (
                  <AcademicStandingTag standing={academicStanding.standing} />
                ),
                sort: (one, other) => rankOf(one) - rankOf(other),
              },
              {
                title: "CGPA",
                width: 90,
                numeric: true,
                card: "fact",
                cell: ({ cgpa }) => cgpa?.toFixed(2) ?? resultTexts.none,
                sort: (one, other) => (one.cgpa ?? -1) - (other.cgpa ?? -1),
              },
              {
                title: "Carried credits",
                width: 130,
                numeric: true,
                card: "fact",
                cell: ({ carryoverCredits }) => carryoverCredits,
                sort: (one, other) => one.carryoverCredits - other.carryoverCredits,
              },
              {
                title: "Next level",
                width: 110,
                numeric: true,
                card: "fact",
                cell: ({ nextLevel }) => nextLevel ?? resultTexts.none,
              },
              {
                title: "Why",
                // Without its title, which would take the place of sentences on a phone.
                card: "action",
                cell: ({ academicStanding, movedOnAgainstIt }) =>
                  [
                    ...academicStanding.reasons,
                    ...(movedOnAgainstIt ? ["Moved on all the same."] : []),
                  ].join(" "),
              },
            ]}
          />
        )}
      </Flex>
    </SectionCard>
  );
};

const rankOf = ({ academicStanding }: Row): number => kinds.indexOf(academicStanding.standing);
