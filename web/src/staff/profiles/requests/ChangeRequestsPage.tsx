import { ChangeRequestsDocument } from "../../../gql/staff-profiles.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { choicesOf } from "../choices.ts";
import { profileFieldLabels } from "../personal-facts.ts";
import { requestKinds } from "../standing-tag.ts";
import { profileTexts } from "../texts.ts";

/** The correction requests, longest waiting first. */
export default function ChangeRequestsPage() {
  const { timeZone } = usePortal();
  const list = useListState({
    sorts: ["REQUESTED_AT"],
    defaultSort: "-REQUESTED_AT",
    filters: { status: ["PENDING", "APPROVED", "REFUSED", "WITHDRAWN"] },
  });
  const { sort: _sort, ...variables } = list.variables;
  const query = useStaffList(
    ChangeRequestsDocument,
    { ...variables, filter: list.filters },
    ({ changeRequests }) => changeRequests,
  );
  return (
    <StaffPage
      title={profileTexts.titles.requests}
      count={query.page?.total}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search={profileTexts.searchPeople}
        fields={[
          { name: "status", label: "Status", choices: choicesOf(profileTexts.requestStatuses) },
        ]}
      />
      <StaffList
        label={profileTexts.titles.requests}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "Nobody has asked for a correction",
          children: "Applicants and students ask for one on their profile.",
        }}
        columns={[
          {
            title: profileTexts.name,
            width: 210,
            card: "title",
            cell: ({ name }) => name,
            link: ({ id }) => `change-requests/${id}`,
            under: ({ number }) => number,
          },
          {
            title: "Fields",
            card: "fact",
            cell: ({ fields }) =>
              fields.map((field) => profileFieldLabels[field] ?? field).join(", "),
          },
          {
            title: "Status",
            width: 130,
            card: "status",
            cell: ({ status }) => (
              <StatusTag kind={requestKinds[status]}>
                {profileTexts.requestStatuses[status]}
              </StatusTag>
            ),
          },
          {
            title: "Asked",
            width: 140,
            card: "fact",
            sort: "REQUESTED_AT",
            cell: ({ requestedAt }) => formatMoment(requestedAt, timeZone),
          },
          {
            title: "Decided",
            width: 140,
            cell: ({ decidedAt }) => (decidedAt ? formatMoment(decidedAt, timeZone) : "–"),
          },
        ]}
      />
    </StaffPage>
  );
}
