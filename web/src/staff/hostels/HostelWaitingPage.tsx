import { Button } from "antd";
import { useState } from "react";
import {
  HostelWaitingStudentsDocument,
  RemoveFromHostelWaitingDocument,
} from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useChange } from "../kit/use-change.ts";
import { choicesOf } from "../profiles/choices.ts";
import { hostelTexts } from "./texts.ts";

/** The waiting list in the order in which beds are offered. */
export default function HostelWaitingPage() {
  const { timeZone } = usePortal();
  const removeFromHostelWaiting = useChange(
    RemoveFromHostelWaitingDocument,
    (data) => data.removeFromHostelWaiting,
  );
  const list = useListState({
    sorts: ["JOINED_AT", "NAME", "MATRIC_NUMBER"],
    defaultSort: "JOINED_AT",
    filters: { kind: ["FEMALE", "MALE"], isOffered: "flag" },
  });
  const query = useStaffList(
    HostelWaitingStudentsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.hostelWaitingStudents,
  );
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string } | null>(
    null,
  );
  const close = () => setRemoved(null);
  return (
    <StaffPage
      title={hostelTexts.waiting}
      count={query.page?.total}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search="Name or matric number"
        fields={[
          { name: "kind", label: "Kind", choices: choicesOf(hostelTexts.kinds) },
          { name: "isOffered", label: "Offered a bed", type: "flag" },
        ]}
      />
      <StaffList
        label="Waiting list"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "Nobody waits for a bed",
          children: <p>Students can join the list once every bed of their kind is taken.</p>,
        }}
        columns={[
          {
            title: "Place",
            width: 90,
            card: "status",
            cell: ({ position }) => position ?? "–",
            numeric: true,
          },
          {
            title: "Name",
            card: "title",
            cell: ({ name }) => name,
            sort: "NAME",
            link: ({ studentId }) => `students/${studentId}`,
            under: ({ matricNumber }) => matricNumber,
          },
          { title: "Department", width: 150, cell: ({ department }) => department },
          {
            title: "Kind",
            width: 100,
            card: "fact",
            cell: ({ kind }) => (kind ? hostelTexts.kinds[kind] : "–"),
          },
          {
            title: "Waits since",
            width: 140,
            card: "fact",
            cell: ({ joinedAt }) => formatMoment(joinedAt, timeZone),
            sort: "JOINED_AT",
          },
          {
            title: "Offered",
            width: 200,
            cell: ({ offer }) =>
              offer
                ? `${hostelTexts.placeOf(offer.hostel, offer.room, offer.bed)}, until ${formatMoment(offer.expiresAt, timeZone)}`
                : "–",
          },
          {
            title: "Actions",
            width: 100,
            card: "action",
            cell: (row) => (
              <Button
                type="link"
                aria-label={`Take ${row.name} off the waiting list`}
                onClick={() => setRemoved(row)}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
      {removed && (
        <ConfirmWithReason
          title={`Take ${removed.name} off the waiting list`}
          action="Remove"
          onConfirm={(reason) => removeFromHostelWaiting({ id: removed.id, reason })}
          onDone={() => {
            close();
            query.reload();
          }}
          onClose={close}
        >
          <p>They are told why. A bed that is offered to them goes to the next.</p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}
