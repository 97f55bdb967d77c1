import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import {
  HostelApplicationIdsDocument,
  type HostelApplicationRowFragment,
  HostelApplicationsDocument,
} from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { BulkBar } from "../kit/bulk/BulkBar.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useSelection } from "../kit/list/use-selection.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { statuses, statusKinds } from "./bed-status.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { hostelTexts } from "./texts.ts";
import { useDecisions } from "./use-decisions.ts";
import { useHostelChoices } from "./use-hostel-choices.ts";

const texts = hostelTexts.applications;

/** The hostel applications of the running session, to be approved, rejected, released or moved. */
export default function HostelApplicationsPage() {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const list = useListState({
    sorts: ["APPLIED_AT", "NAME", "MATRIC_NUMBER", "ROOM"],
    defaultSort: "APPLIED_AT",
    filters: {
      status: statuses,
      hostel: "text",
      floor: "number",
      department: "text",
      level: "number",
    },
  });
  const query = useStaffList(
    HostelApplicationsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.hostelApplications,
  );
  const selection = useSelection(list, {
    name: ({ matricNumber }: HostelApplicationRowFragment) => matricNumber,
    allIds: async () => {
      const { data } = await client.query({
        query: HostelApplicationIdsDocument,
        variables: { search: list.variables.search, filter: list.filters },
        fetchPolicy: "network-only",
      });
      return data?.hostelApplicationIds ?? null;
    },
  });
  const actions = useDecisions();
  const { hostels, floors, departments } = useHostelChoices();
  const [moved, setMoved] = useState<HostelApplicationRowFragment | null>(null);
  const close = () => setMoved(null);
  return (
    <StaffPage
      title={texts.title}
      count={query.page?.total}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "status",
            label: texts.status,
            choices: statuses.map((value) => ({ value, label: texts.statuses[value] })),
          },
          { name: "hostel", label: hostelTexts.rooms.hostel, choices: hostels },
          {
            name: "floor",
            label: hostelTexts.rooms.floor,
            type: "number",
            choices: floors,
          },
          { name: "department", label: texts.department, choices: departments },
          { name: "level", label: texts.level, type: "number" },
        ]}
        selectionBar={
          selection.ids.length > 0 && (
            <BulkBar
              selection={selection}
              total={query.page?.total ?? 0}
              actions={actions}
              onDone={query.reload}
            />
          )
        }
      />
      <StaffList
        label={texts.list}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        selection={selection}
        empty={{ title: texts.none, children: <p>{texts.noneHint}</p> }}
        columns={[
          {
            title: texts.name,
            card: "title",
            cell: ({ name }) => name,
            sort: "NAME",
            link: ({ studentId }) => `students/${studentId}`,
            under: ({ matricNumber }) => matricNumber,
          },
          {
            title: texts.status,
            width: 130,
            card: "status",
            cell: ({ status }) => (
              <StatusTag kind={statusKinds[status]}>{texts.statuses[status]}</StatusTag>
            ),
          },
          {
            title: texts.place,
            width: 190,
            card: "fact",
            cell: ({ hostel, room, bed }) => texts.placeOf(hostel, room, bed),
            sort: "ROOM",
          },
          { title: texts.department, width: 150, cell: ({ department }) => department },
          { title: texts.level, width: 80, cell: ({ level }) => level, numeric: true },
          {
            title: texts.applied,
            width: 140,
            card: "fact",
            cell: ({ appliedAt }) => formatMoment(appliedAt, timeZone),
            sort: "APPLIED_AT",
          },
          {
            title: hostelTexts.actions,
            width: 90,
            card: "action",
            cell: (row) =>
              (row.status === "PENDING" || row.status === "APPROVED") && (
                <Button
                  type="link"
                  aria-label={texts.moveTitle(row.name)}
                  onClick={() => setMoved(row)}
                >
                  {texts.move}
                </Button>
              ),
          },
        ]}
      />
      {moved && (
        <MoveDialog
          application={moved}
          onClose={close}
          onSaved={() => {
            close();
            query.reload();
          }}
        />
      )}
    </StaffPage>
  );
}
