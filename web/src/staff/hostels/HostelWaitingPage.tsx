import { useState } from "react";
import {
  HostelWaitingStudentsDocument,
  type HostelWaitingStudentsQuery,
  RemoveFromHostelWaitingDocument,
} from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { hostelTexts } from "./texts.ts";
import { useSave } from "./use-save.ts";

const texts = hostelTexts.waiting;
const labels = hostelTexts.applications;

type Row = HostelWaitingStudentsQuery["hostelWaitingStudents"]["rows"][number];

const kinds = ["FEMALE", "MALE"] as const;

/** The waiting list in the order in which beds are offered. */
export default function HostelWaitingPage() {
  const { timeZone } = usePortal();
  const save = useSave();
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
  const [removed, setRemoved] = useState<Row | null>(null);
  const close = () => setRemoved(null);
  const offerOf = ({ offer }: Row) =>
    offer &&
    texts.offeredUntil(
      labels.placeOf(offer.hostel, offer.room, offer.bed),
      formatMoment(offer.expiresAt, timeZone),
    );
  return (
    <StaffPage title={texts.title}>
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
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={texts.list}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.none, children: <p>{texts.noneHint}</p> }}
        columns={[
          { title: texts.position, cell: ({ position }) => position ?? "–", numeric: true },
          {
            title: labels.matricNumber,
            cell: ({ matricNumber }) => matricNumber,
            sort: "MATRIC_NUMBER",
            link: ({ studentId }) => `students/${studentId}`,
          },
          { title: labels.name, cell: ({ name }) => name, sort: "NAME" },
          { title: labels.department, cell: ({ department }) => department },
          { title: texts.kind, cell: ({ kind }) => (kind ? hostelTexts.kinds[kind] : "–") },
          {
            title: texts.joined,
            cell: ({ joinedAt }) => formatMoment(joinedAt, timeZone),
            sort: "JOINED_AT",
          },
          { title: texts.offer, cell: (row) => offerOf(row) ?? "–" },
          {
            title: hostelTexts.actions,
            pinned: true,
            cell: (row) => (
              <Button
                variant="plain"
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
          onConfirm={(reason) =>
            save(
              RemoveFromHostelWaitingDocument,
              { id: removed.id, reason },
              (data) => data.removeFromHostelWaiting,
            )
          }
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
