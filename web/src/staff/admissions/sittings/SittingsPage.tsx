import { examTypes } from "../../../../../rules/admissions/olevel.ts";
import { SittingsDocument } from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import {
  choicesOf,
  departmentChoices,
  sessionChoices,
  sittingStates,
  stateTag,
} from "../labels.tsx";

/** The results of submitted applications, to be compared with their certificates. */
export default function SittingsPage() {
  const { timeZone } = usePortal();
  const list = useListState({
    sorts: ["SUBMITTED", "NUMBER", "SURNAME", "CHECKED"],
    defaultSort: "SUBMITTED",
    filters: {
      applicationSessionId: "text",
      departmentCode: "text",
      state: ["UNCHECKED", "CHANGED", "QUERIED", "VERIFIED"],
      examType: examTypes,
      hasFile: "flag",
    },
  });
  const { data, loading, failure, reload } = useStaffQuery(SittingsDocument, {
    ...list.variables,
    filter: list.filters,
  });
  const page = data?.sittingRecords ?? null;
  return (
    <StaffPage
      title="Applicants SSCE"
      count={page?.total}
      actions={<ExportButtons links={page?.export} />}
    >
      <FilterBar
        list={list}
        search="Name or application number"
        fields={[
          {
            name: "applicationSessionId",
            label: "Application session",
            choices: sessionChoices(data?.applicantChoices.sessions),
          },
          {
            name: "departmentCode",
            label: "Preferred course",
            choices: departmentChoices(data?.applicantChoices.departments),
          },
          { name: "state", label: "Check", choices: choicesOf(sittingStates) },
          { name: "examType", label: "Exam", choices: examTypes },
          { name: "hasFile", label: "File", type: "flag" },
        ]}
      />
      <StaffList
        label="Applicants SSCE"
        list={list}
        query={{ page, loading, failure, reload }}
        rowKey={({ id }) => id}
        empty={{
          title: "No results to check yet",
          children: "They appear here once an application is submitted.",
        }}
        columns={[
          {
            title: "Name",
            card: "title",
            sort: "SURNAME",
            link: ({ id }) => `ssce/${id}`,
            cell: ({ name }) => name,
            under: ({ applicationNo }) => applicationNo,
          },
          { title: "Preferred course", width: 170, cell: ({ department }) => department },
          {
            title: "Exam",
            width: 140,
            card: "fact",
            cell: ({ examType, year }) => `${examType} ${year}`,
            under: ({ examNumber }) => examNumber,
          },
          {
            title: "File",
            width: 110,
            cell: ({ hasFile }) => (hasFile ? "Uploaded" : "No file"),
          },
          {
            title: "Check",
            width: 140,
            card: "status",
            cell: ({ state }) => stateTag(sittingStates[state]),
          },
          {
            title: "Checked",
            width: 140,
            sort: "CHECKED",
            cell: ({ checkedAt }) => (checkedAt ? formatDay(checkedAt, timeZone) : "–"),
            under: ({ checkedBy }) => checkedBy,
          },
          {
            title: "Submitted",
            width: 130,
            card: "fact",
            sort: "SUBMITTED",
            cell: ({ submittedAt }) => formatDay(submittedAt, timeZone),
          },
        ]}
      />
    </StaffPage>
  );
}
