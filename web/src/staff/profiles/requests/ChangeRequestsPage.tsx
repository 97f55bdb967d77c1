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
import { requestKinds } from "../standing-tag.ts";
import { profileTexts } from "../texts.ts";

const texts = profileTexts.requests;

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
    <StaffPage title={texts.title}>
      <FilterBar
        list={list}
        search={profileTexts.searchPeople}
        fields={[
          {
            name: "status",
            label: profileTexts.status,
            choices: choicesOf(profileTexts.requestStatuses),
          },
        ]}
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        columns={[
          {
            title: profileTexts.name,
            cell: ({ name }) => name,
            link: ({ id }) => `change-requests/${id}`,
          },
          { title: profileTexts.number, cell: ({ number }) => number },
          {
            title: texts.fields,
            cell: ({ fields }) =>
              fields.map((field) => profileTexts.fields[field] ?? field).join(", "),
          },
          {
            title: profileTexts.status,
            cell: ({ status }) => (
              <StatusTag kind={requestKinds[status]}>
                {profileTexts.requestStatuses[status]}
              </StatusTag>
            ),
          },
          {
            title: texts.requested,
            sort: "REQUESTED_AT",
            cell: ({ requestedAt }) => formatMoment(requestedAt, timeZone),
          },
          {
            title: texts.decided,
            cell: ({ decidedAt }) => (decidedAt ? formatMoment(decidedAt, timeZone) : "–"),
          },
        ]}
      />
    </StaffPage>
  );
}
