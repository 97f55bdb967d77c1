import { Button } from "antd";
import { useState } from "react";
import {
  HostelWaitingStudentsDocument,
  RemoveFromHostelWaitingDocument,
  type WaitingStudentFragment,
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
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.waiting;
const labels = hostelTexts.applications;

const kinds = ["FEMALE", "MALE"] as const;

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
    filters: { kind: kinds, isOffered: "flag" },
  });
  const query = useStaffList(
    HostelWaitingStudentsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.hostelWaitingStudents,
  );
  const [removed, setRemoved] = useState<WaitingStudentFragment | null>(null);
  const close = () => setRemoved(null);
  const offerOf = ({ offer }: WaitingStudentFragment) =>
    offer &&
    texts.offeredUntil(
      labels.placeOf(offer.hostel, offer.room, offer.bed),
      formatMoment(offer.expiresAt, timeZone),
    );
  return (
    <StaffPage
      title={texts.title}
      count={query.page?.total}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search={labels.search}
        fields={[
          {
            name: "kind",
            label: texts.kind,
            choices: kinds.map((value) => ({ value, label: hostelTexts.kinds[value] })),
          },
          { name: "isOffered", label: texts.isOffered, type: "flag" },
        ]}
      />
      <StaffList
        label={texts.list}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: <p>{texts.noneHint}</p> }}
        columns={[
          {
            title: texts.position,
            width: 90,
            card: "status",
            cell: ({ position }) => position ?? "–",
            numeric: true,
          },
          {
            title: labels.name,
            card: "title",
            cell: ({ name }) => name,
            sort: "NAME",
            link: ({ studentId }) => `students/${studentId}`,
            under: ({ matricNumber }) => matricNumber,
          },
          { title: labels.department, width: 150, cell: ({ department }) => department },
          {
            title: texts.kind,
            width: 100,
            card: "fact",
            cell: ({ kind }) => (kind ? hostelTexts.kinds[kind] : "–"),
          },
          {
            title: texts.joined,
            width: 140,
            card: "fact",
            cell: ({ joinedAt }) => formatMoment(joinedAt, timeZone),
            sort: "JOINED_AT",
          },
          { title: texts.offer, width: 200, cell: (row) => offerOf(row) ?? "–" },
          {
            title: hostelTexts.actions,
            width: 100,
            card: "action",
            cell: (row) => (
              <Button
                type="link"
                aria-label={texts.removeTitle(row.name)}
                onClick={() => setRemoved(row)}
              >
                {texts.remove}
              </Button>
            ),
          },
        ]}
      />
      {removed && (
        <ConfirmWithReason
          title={texts.removeTitle(removed.name)}
          action={texts.remove}
          onConfirm={(reason) => removeFromHostelWaiting({ id: removed.id, reason })}
          onDone={() => {
            close();
            query.reload();
          }}
          onClose={close}
        >
          <p>{texts.removeHint}</p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}
