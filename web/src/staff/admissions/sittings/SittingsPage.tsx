import { examTypes } from "../../../../../rules/admissions/olevel.ts";
import { SittingsDocument } from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { departmentChoices, sessionChoices } from "../applicants/applicant-fields.ts";
import { choicesOf, sittingStates } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.sittings;

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
    <StaffPage title={texts.title}>
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "applicationSessionId",
            label: texts.filters.session,
            choices: sessionChoices(data?.applicantChoices),
          },
          {
            name: "departmentCode",
            label: texts.filters.department,
            choices: departmentChoices(data?.applicantChoices),
          },
          { name: "state", label: texts.filters.state, choices: choicesOf(sittingStates) },
          { name: "examType", label: texts.filters.exam, choices: examTypes },
          { name: "hasFile", label: texts.filters.file, type: "flag" },
        ]}
      >
        <ExportButtons links={page?.export} />
      </FilterBar>
      <StaffList
        label={texts.title}
        list={list}
        query={{ page, loading, failure, reload }}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: texts.noneHint }}
        columns={[
          {
            title: texts.columns.number,
            sort: "NUMBER",
            cell: ({ applicationNo }) => applicationNo,
            link: ({ id }) => `ssce/${id}`,
          },
          { title: texts.columns.name, sort: "SURNAME", cell: ({ name }) => name },
          { title: texts.columns.department, cell: ({ department }) => department },
          { title: texts.columns.exam, cell: ({ examType, year }) => `${examType} ${year}` },
          { title: texts.columns.examNumber, cell: ({ examNumber }) => examNumber },
          {
            title: texts.columns.file,
            cell: ({ hasFile }) => (hasFile ? texts.hasFile : texts.noFile),
          },
          {
            title: texts.columns.state,
            cell: ({ state }) => (
              <StatusTag kind={sittingStates[state].kind}>{sittingStates[state].text}</StatusTag>
            ),
          },
          {
            title: texts.columns.checked,
            sort: "CHECKED",
            cell: ({ checkedAt, checkedBy }) =>
              checkedAt ? `${formatDay(checkedAt, timeZone)}, ${checkedBy ?? ""}` : "–",
          },
          {
            title: texts.columns.submitted,
            sort: "SUBMITTED",
            cell: ({ submittedAt }) => formatDay(submittedAt, timeZone),
          },
        ]}
      />
    </StaffPage>
  );
}
