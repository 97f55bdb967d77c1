import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { ProgrammeChoicesDocument } from "../../gql/staff-courses.ts";
import {
  ChangeStudentStandingDocument,
  ImportStudentsDocument,
  StudentIdsDocument,
  StudentRecordsDocument,
  type StudentStanding,
} from "../../gql/staff-students.ts";
import { useSave } from "../../lib/use-save.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { BulkBar } from "../kit/bulk/BulkBar.tsx";
import { FileImport } from "../kit/import/FileImport.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useSelection } from "../kit/list/use-selection.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { choicesOf } from "../profiles/choices.ts";
import { standingKinds } from "../profiles/standing-tag.ts";
import { profileTexts } from "../profiles/texts.ts";
import { previewedChange } from "../results/parts/previewed-change.ts";
import { levelChoices } from "../results/parts/texts.ts";
import { PromoteDialog } from "./PromoteDialog.tsx";

const texts = profileTexts.students;

const nameOf = (student: {
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
}): string => [student.surname, student.firstName, student.otherName].filter(Boolean).join(" ");

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

/** The list of students, with import, promotion, deferral and restoring. */
export default function StudentsPage() {
  const client = useApolloClient();
  const { toast } = useFeedback();
  const [changeStanding] = useSave(ChangeStudentStandingDocument);
  const [importStudents] = useSave(ImportStudentsDocument);
  const [open, setOpen] = useState<"import" | "promote" | null>(null);
  const list = useListState({
    sorts: ["NAME", "MATRIC_NUMBER", "LEVEL", "DEPARTMENT"],
    defaultSort: "NAME",
    filters: {
      department: "text",
      programme: "text",
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
  const courses = data?.admission?.courses ?? [];
  const { data: choices } = useStaffQuery(ProgrammeChoicesDocument, {});
  const departments = choices?.programmeChoices.departments ?? [];
  const programmes = departments.flatMap((department) => department.programmes);
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
  const toStanding = (standing: StudentStanding) =>
    previewedChange(async (run) => {
      const answer = await changeStanding({ input: { ...run, standing } });
      return answer.changeStudentStanding;
    });
  const finish = (done: string) => {
    setOpen(null);
    selection.clear();
    toast("success", done);
    rest.reload();
  };
  return (
    <ListScreen
      title={texts.title}
      actions={
        canManage && (
          <>
            <Button disabled={selection.ids.length === 0} onClick={() => setOpen("promote")}>
              Promote…
            </Button>
            <Button type="primary" onClick={() => setOpen("import")}>
              Import students
            </Button>
          </>
        )
      }
      list={list}
      query={{ page, ...rest }}
      search={profileTexts.searchPeople}
      fields={[
        {
          name: "department",
          label: profileTexts.department,
          choices: courses.map(({ code, name }) => ({ value: code, label: name })),
        },
        { name: "level", label: profileTexts.level, type: "number", choices: levelChoices },
        {
          name: "standing",
          label: "Standing",
          choices: choicesOf(profileTexts.standings),
        },
        {
          name: "programme",
          label: "Programme",
          choices: programmes.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        },
        { name: "hasPaidTuition", label: texts.tuition, type: "flag" },
        { name: "hasBed", label: texts.bed, type: "flag" },
        { name: "hasRegistered", label: "Has registered", type: "flag" },
        { name: "isSuspended", label: profileTexts.suspended, type: "flag" },
      ]}
      selectionBar={
        selection.ids.length > 0 && (
          <BulkBar
            selection={selection}
            total={page?.total ?? 0}
            onDone={rest.reload}
            actions={[
              {
                label: "Defer…",
                title: "Defer students",
                action: "Defer",
                ...toStanding("DEFERRED"),
              },
              {
                label: "Restore…",
                title: "Restore students",
                action: "Restore",
                ...toStanding("ACTIVE"),
              },
              {
                label: "Withdraw…",
                title: "Record students as withdrawn",
                action: "Record",
                ...toStanding("WITHDRAWN"),
              },
            ]}
          />
        )
      }
      rowKey={({ id }) => id}
      {...(canManage && { selection })}
      empty={{
        title:
          "There are no students yet. Import them, or admit applicants: those who accept an offer appear here.",
      }}
      columns={[
        {
          title: profileTexts.name,
          card: "title",
          sort: "NAME",
          cell: nameOf,
          link: ({ id }) => `students/${id}`,
          under: (row) => row.matricNumber,
        },
        {
          title: profileTexts.department,
          width: 190,
          card: "fact",
          sort: "DEPARTMENT",
          cell: (row) => row.department,
          under: ({ programme, department }) => programme !== department && programme,
        },
        {
          title: profileTexts.level,
          width: 90,
          card: "fact",
          sort: "LEVEL",
          numeric: true,
          cell: (row) => String(row.level),
        },
        {
          title: "Standing",
          width: 130,
          card: "status",
          cell: ({ standing, isSuspended }) => (
            <>
              <StatusTag kind={standingKinds[standing]}>
                {profileTexts.standings[standing]}
              </StatusTag>
              {isSuspended && <StatusTag kind="bad">{profileTexts.suspended}</StatusTag>}
            </>
          ),
        },
        { title: texts.tuition, width: 100, cell: (row) => yesNo(row.hasPaidTuition) },
        { title: texts.bed, width: 90, cell: (row) => yesNo(row.hasBed) },
        { title: texts.credits, width: 95, numeric: true, cell: (row) => String(row.credits) },
      ]}
    >
      {open === "import" && (
        <FileImport
          title="Import students"
          columns="matric_number, surname, first_name, email, department, level; if wanted programme, entry_session, other_name, sex, phone, date_of_birth, state_of_origin, lga, nationality"
          onDone={finish}
          onClose={() => setOpen(null)}
          send={async (file, dryRun) => {
            const variables = { file, dryRun, reason: "Import of students" };
            const { importStudents: answer } = await importStudents(variables);
            return answer.__typename === "Refusal" ? { refusal: answer } : { report: answer };
          }}
        >
          <p>
            Each student gets an account that starts on the surname, must choose a password at the
            first log-in, and is told by mail. `department` is the code, such as CHE; `programme` is
            needed where it has several.
          </p>
        </FileImport>
      )}
      {open === "promote" && (
        <PromoteDialog ids={selection.ids} onDone={finish} onClose={() => setOpen(null)} />
      )}
    </ListScreen>
  );
}
