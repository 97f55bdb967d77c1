import { Button, Card, Collapse, Empty, Flex } from "antd";
import { BroadsheetDocument } from "../../../gql/staff-results.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { SemesterChooser, useChosenSemester } from "../parts/SemesterChooser.tsx";
import { levelChoices, namedChoices, resultTexts } from "../parts/texts.ts";
import styles from "./Broadsheet.module.css";
import { BroadsheetTable, broadsheetSorts } from "./BroadsheetTable.tsx";

const signs = [
  ["63 BC", "Total and grade."],
  ["31 F", "Failed."],
  ["31 ABS", "Absent from the examination: failed."],
  ["W/H", "Withheld: counts nowhere until it is amended."],
  ["–", "No result yet."],
  ["(empty)", "Not on the course’s sheet."],
  ["R", "The course is taken again."],
] as const;

/** The results of a department's level in a semester. */
export default function BroadsheetPage() {
  const semesterId = useChosenSemester();
  const list = useListState({
    sorts: broadsheetSorts,
    defaultSort: "NUMBER",
    filters: { department: "number", programme: "number", level: "number", basis: ["PUBLISHED"] },
  });
  const { department, programme, level, basis } = list.filters;
  const isChosen = department !== null && level !== null;
  const query = useStaffQuery(BroadsheetDocument, {
    semesterId,
    departmentId: String(department ?? 0),
    programmeId: programme === null ? null : String(programme),
    level: level ?? 100,
    publishedOnly: basis !== null,
    isChosen,
  });
  const departments = query.data?.programmeChoices.departments;
  const programmes = departments?.find(({ id }) => id === String(department))?.programmes ?? [];
  const sheet = isChosen ? query.data?.broadsheet : undefined;
  return (
    <StaffPage
      title="Broadsheet"
      lead="A level's results in one table, with GPA and CGPA."
      actions={
        <Flex wrap gap="small" className={styles.choices}>
          <SemesterChooser semesters={query.data?.resultSemesters} />
          <Button disabled={!sheet} onClick={() => window.print()}>
            Print
          </Button>
          <ExportButtons links={sheet?.export} />
        </Flex>
      }
    >
      <div className={styles.choices}>
        <FilterBar
          list={list}
          search="Matric number or name"
          fields={[
            {
              name: "department",
              label: "Department",
              choices: namedChoices(departments),
            },
            ...(programmes.length > 1
              ? [
                  {
                    name: "programme" as const,
                    label: "Programme",
                    choices: namedChoices(programmes),
                  },
                ]
              : []),
            { name: "level", label: "Level", type: "number", choices: levelChoices },
            {
              name: "basis",
              label: "Results",
              choices: [{ value: "PUBLISHED", label: "Published only" }],
            },
          ]}
        />
      </div>
      {isChosen ? (
        <QueryBoundary query={{ ...query, data: sheet ?? null }}>
          {(shown) => {
            const semester = resultTexts.semesterOf(shown.session, shown.semester);
            const caption = `${shown.department}, ${shown.level} level, ${semester}`;
            return (
              <Card size="small">
                <h2 className={styles.caption}>{caption}</h2>
                {shown.rows.length === 0 ? (
                  <Empty description="Nobody is on a result sheet here">
                    Nobody of this level registered a course in this semester.
                  </Empty>
                ) : (
                  <>
                    <BroadsheetTable label={caption} sheet={shown} list={list} />
                    <Legend />
                  </>
                )}
              </Card>
            );
          }}
        </QueryBoundary>
      ) : (
        <Card>
          <Empty description="Choose a department and a level">
            Their students and courses come up here.
          </Empty>
        </Card>
      )}
    </StaffPage>
  );
}

const Legend = () => (
  <Collapse
    ghost
    size="small"
    items={[
      {
        key: "legend",
        label: "What the table means",
        children: (
          <>
            <FactGrid facts={signs} />
            <p>
              GPA counts what the table shows. CGPA adds what was published in earlier semesters.
              Carryovers go by what is published.
            </p>
          </>
        ),
      },
    ]}
  />
);
