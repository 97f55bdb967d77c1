import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  StudentIdsDocument,
  StudentRecordsDocument,
  type StudentRecordsQuery,
} from "../../gql/staff-students.ts";
import { Button } from "../../ui/Button.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { BulkBar } from "../kit/bulk/BulkBar.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useSelection } from "../kit/list/use-selection.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { choicesOf } from "../profiles/choices.ts";
import { standingKinds } from "../profiles/standing-tag.ts";
import { profileTexts } from "../profiles/texts.ts";
import { levels } from "./levels.ts";
import { PromoteDialog } from "./PromoteDialog.tsx";
import { StudentImport } from "./StudentImport.tsx";
import { useStudentActions } from "./use-student-actions.ts";

const texts = profileTexts.students;

type Row = StudentRecordsQuery["studentRecords"]["rows"][number];

const nameOf = ({ surname, firstName, otherName }: Row): string =>
  [surname, firstName, otherName].filter(Boolean).join(" ");

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

/** The list of students, with import, promotion, deferral and restoring. */
export default function StudentsPage() {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const { changeStanding } = useStudentActions();
  const [open, setOpen] = useState<"import" | "promote" | null>(null);
  const list = useListState({
    sorts: ["NAME", "MATRIC_NUMBER", "LEVEL", "DEPARTMENT"],
    defaultSort: "NAME",
    filters: {
      department: "text",
      level: "number",
      standing: ["ACTIVE", "DEFERRED", "WITHDRAWN", "GRADUATED"],
      hasPaidTuition: "flag",
      hasBed: "flag",
      hasRegistered: "flag",
      isSuspended: "flag",
    },
  });
  const { variables, filters } = list;
  const { data, ...rest } = useStaffQuery(StudentRecordsDocument, {
    ...variables,
    filter: filters,
  });
  const page = data?.studentRecords ?? null;
  const canManage =
    data?.viewer?.__typename === "Staff" && data.viewer.permissions.canManageStudents;
  const selection = useSelection(list, {
    name: nameOf,
    allIds: async () => {
      const answer = await client.query({
        query: StudentIdsDocument,
        variables: { search: variables.search, filter: filters },
        fetchPolicy: "network-only",
      });
      return answer.data?.studentIds ?? null;
    },
  });
  const finish = (done: string) => {
    setOpen(null);
    selection.clear();
    toast("success", done);
    rest.reload();
  };
  return (
    <StaffPage
      title={texts.title}
      actions={
        canManage && (
          <>
            <Button
              variant="secondary"
              disabled={selection.ids.length === 0}
              onClick={() => setOpen("promote")}
            >
              {texts.promote}
            </Button>
            <Button onClick={() => setOpen("import")}>{texts.import}</Button>
          </>
        )
      }
    >
      <FilterBar
        list={list}
        search={profileTexts.searchPeople}
        fields={[
          {
            name: "department",
            label: profileTexts.department,
            choices: (data?.admission?.courses ?? []).map(({ code, name }) => ({
              value: code,
              label: name,
            })),
          },
          { name: "level", label: profileTexts.level, type: "number", choices: levels },
          {
            name: "standing",
            label: texts.standing,
            choices: choicesOf(profileTexts.standings),
          },
          { name: "hasPaidTuition", label: texts.tuition, type: "flag" },
          { name: "hasBed", label: texts.bed, type: "flag" },
          { name: "hasRegistered", label: texts.registered, type: "flag" },
          { name: "isSuspended", label: profileTexts.suspended, type: "flag" },
        ]}
      >
        <ExportButtons links={page?.export} />
      </FilterBar>
      {canManage && (
        <BulkBar
          selection={selection}
          total={page?.total ?? 0}
          onDone={rest.reload}
          actions={[
            {
              label: texts.defer,
              title: texts.deferTitle,
              action: texts.deferAction,
              ...changeStanding("DEFERRED"),
            },
            {
              label: texts.restore,
              title: texts.restoreTitle,
              action: texts.restoreAction,
              ...changeStanding("ACTIVE"),
            },
            {
              label: texts.withdraw,
              title: texts.withdrawTitle,
              action: texts.withdrawAction,
              ...changeStanding("WITHDRAWN"),
            },
          ]}
        />
      )}
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, ...rest }}
        rowKey={({ id }) => id}
        {...(canManage && { selection })}
        empty={{ title: texts.empty }}
        columns={[
          {
            title: profileTexts.name,
            sort: "NAME",
            cell: nameOf,
            link: ({ id }) => `students/${id}`,
          },
          { title: profileTexts.number, sort: "MATRIC_NUMBER", cell: (row) => row.matricNumber },
          { title: profileTexts.department, sort: "DEPARTMENT", cell: (row) => row.department },
          {
            title: profileTexts.level,
            sort: "LEVEL",
            numeric: true,
            cell: (row) => String(row.level),
          },
          {
            title: texts.standing,
            cell: ({ standing, isSuspended }) => (
              <>
                <StatusTag kind={standingKinds[standing]}>
                  {profileTexts.standings[standing]}
                </StatusTag>
                {isSuspended && <StatusTag kind="bad">{profileTexts.suspended}</StatusTag>}
              </>
            ),
          },
          { title: texts.tuition, cell: (row) => yesNo(row.hasPaidTuition) },
          { title: texts.bed, cell: (row) => yesNo(row.hasBed) },
          { title: texts.credits, numeric: true, cell: (row) => String(row.credits) },
        ]}
      />
      {open === "import" && <StudentImport onDone={finish} onClose={() => setOpen(null)} />}
      {open === "promote" && (
        <PromoteDialog ids={selection.ids} onDone={finish} onClose={() => setOpen(null)} />
      )}
    </StaffPage>
  );
}
