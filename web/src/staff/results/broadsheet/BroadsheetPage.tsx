import { BroadsheetDocument } from "../../../gql/staff-results.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { levelChoices } from "../parts/choices.ts";
import { SemesterChooser } from "../parts/SemesterChooser.tsx";
import { resultTexts } from "../parts/texts.ts";
import { useChosenSemester } from "../parts/use-chosen-semester.ts";
import styles from "./Broadsheet.module.css";
import { BroadsheetLegend } from "./BroadsheetLegend.tsx";
import { BroadsheetTable } from "./BroadsheetTable.tsx";
import { broadsheetSorts } from "./shown-rows.ts";
import { broadsheetTexts as texts } from "./texts.ts";

/** The results of a department's level in a semester. */
export default function BroadsheetPage() {
  const [semesterId, chooseSemester] = useChosenSemester();
  const list = useListState({
    sorts: broadsheetSorts,
    defaultSort: "NUMBER",
    filters: { department: "number", level: "number", basis: ["PUBLISHED"] },
  });
  const { department, level, basis } = list.filters;
  const isChosen = department !== null && level !== null;
  const query = useStaffQuery(BroadsheetDocument, {
    semesterId,
    departmentId: String(department ?? 0),
    level: level ?? 100,
    publishedOnly: basis !== null,
    isChosen,
  });
  const departments = query.data?.courseChoices.departments ?? [];
  const sheet = isChosen ? query.data?.broadsheet : undefined;
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button variant="secondary" disabled={!sheet} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <div className={styles.choices}>
        <div className={styles.semester}>
          <SemesterChooser
            semesters={query.data?.resultSemesters ?? []}
            chosen={semesterId}
            onChoose={chooseSemester}
          />
        </div>
        <FilterBar
          list={list}
          search={texts.search}
          fields={[
            {
              name: "department",
              label: texts.department,
              choices: departments.map(({ id, name }) => ({ value: id, label: name })),
            },
            { name: "level", label: texts.level, type: "number", choices: levelChoices },
            {
              name: "basis",
              label: texts.basis,
              choices: [{ value: "PUBLISHED", label: texts.publishedOnly }],
            },
          ]}
        >
          <ExportButtons links={sheet?.export} />
        </FilterBar>
      </div>
      {isChosen ? (
        <QueryBoundary query={{ ...query, data: sheet ?? null }}>
          {(shown) => {
            const semester = resultTexts.semesterOf(shown.session, shown.semester);
            const caption = texts.caption(shown.department, shown.level, semester);
            return (
              <Card>
                <h2 className={styles.caption}>{caption}</h2>
                {shown.rows.length === 0 ? (
                  <EmptyState icon="info" title={texts.empty}>
                    <p>{texts.emptyHint}</p>
                  </EmptyState>
                ) : (
                  <>
                    <BroadsheetTable label={caption} sheet={shown} list={list} />
                    <BroadsheetLegend />
                  </>
                )}
              </Card>
            );
          }}
        </QueryBoundary>
      ) : (
        <Card>
          <EmptyState icon="info" title={texts.choose}>
            <p>{texts.chooseHint}</p>
          </EmptyState>
        </Card>
      )}
    </StaffPage>
  );
}
