import { useApolloClient } from "@apollo/client/react";
import { Button, Form, Select } from "antd";
import { useState } from "react";
import {
  FreeBedChoicesDocument,
  HostelApplicationIdsDocument,
  HostelApplicationsDocument,
  RelocateStudentDocument,
} from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { required } from "../../ui/use-form-submit.ts";
import { BulkBar } from "../kit/bulk/BulkBar.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useSelection } from "../kit/list/use-selection.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useChange } from "../kit/use-change.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { choicesOf } from "../profiles/choices.ts";
import { hostelTexts } from "./texts.ts";
import { useDecisions } from "./use-decisions.ts";
import { useHostelChoices } from "./use-hostel-choices.ts";

const statuses = {
  PENDING: "Pending",
  APPROVED: "Approved",
  REJECTED: "Rejected",
  RELEASED: "Released",
} as const;

const statusKinds = {
  PENDING: "waiting",
  APPROVED: "good",
  REJECTED: "bad",
  RELEASED: "neutral",
} as const;

interface Moved {
  readonly id: string;
  readonly name: string;
}

interface MoveDialogProps {
  readonly application: Moved;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Moves a student to another free bed of the same kind. */
const MoveDialog = ({ application: { id, name }, onSaved, onClose }: MoveDialogProps) => {
  const relocateStudent = useChange(RelocateStudentDocument, (data) => data.relocateStudent);
  const query = useStaffQuery(FreeBedChoicesDocument, { applicationId: id });
  const [bedId, setBedId] = useState("");
  const title = `Move ${name}`;
  const choices = query.data?.freeBedChoices ?? [];
  if (choices.length === 0) {
    return (
      <StaffDialog title={title} onClose={onClose}>
        <QueryBoundary query={query}>{() => <p>No bed of this kind is free.</p>}</QueryBoundary>
      </StaffDialog>
    );
  }
  return (
    <ConfirmWithReason
      title={title}
      action="Move"
      onConfirm={async (reason) => {
        const refusal = await relocateStudent({ applicationId: id, bedId, reason });
        // The bed may be taken, so the free beds are loaded again.
        if (refusal) query.reload();
        return refusal;
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item name="bedId" label="Free bed" rules={[required("Choose a bed.")]}>
        <Select
          showSearch={{ optionFilterProp: "label" }}
          onChange={setBedId}
          options={choices.map((choice) => ({
            value: choice.id,
            label: hostelTexts.placeOf(choice.hostel, choice.room, choice.bed),
          }))}
        />
      </Form.Item>
    </ConfirmWithReason>
  );
};

/** The hostel applications of the running session, to be approved, rejected, released or moved. */
export default function HostelApplicationsPage() {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const list = useListState({
    sorts: ["APPLIED_AT", "NAME", "MATRIC_NUMBER", "ROOM"],
    defaultSort: "APPLIED_AT",
    filters: {
      status: ["PENDING", "APPROVED", "REJECTED", "RELEASED"],
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
    name: ({ matricNumber }: { readonly matricNumber: string }) => matricNumber,
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
  const [moved, setMoved] = useState<Moved | null>(null);
  const close = () => setMoved(null);
  return (
    <StaffPage
      title={hostelTexts.applications}
      count={query.page?.total}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search="Name or matric number"
        fields={[
          { name: "status", label: "Status", choices: choicesOf(statuses) },
          { name: "hostel", label: "Hostel", choices: hostels },
          { name: "floor", label: "Floor", type: "number", choices: floors },
          { name: "department", label: "Department", choices: departments },
          { name: "level", label: "Level", type: "number" },
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
        label="Applications"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        selection={selection}
        empty={{
          title: "Nobody has applied for a bed this session",
          children: <p>Applications appear here as soon as students choose a bed.</p>,
        }}
        columns={[
          {
            title: "Name",
            card: "title",
            cell: ({ name }) => name,
            sort: "NAME",
            link: ({ studentId }) => `students/${studentId}`,
            under: ({ matricNumber }) => matricNumber,
          },
          {
            title: "Status",
            width: 130,
            card: "status",
            cell: ({ status }) => (
              <StatusTag kind={statusKinds[status]}>{statuses[status]}</StatusTag>
            ),
          },
          {
            title: "Bed",
            width: 190,
            card: "fact",
            cell: ({ hostel, room, bed }) => hostelTexts.placeOf(hostel, room, bed),
            sort: "ROOM",
          },
          { title: "Department", width: 150, cell: ({ department }) => department },
          { title: "Level", width: 80, cell: ({ level }) => level, numeric: true },
          {
            title: "Applied",
            width: 140,
            card: "fact",
            cell: ({ appliedAt }) => formatMoment(appliedAt, timeZone),
            sort: "APPLIED_AT",
          },
          {
            title: "Actions",
            width: 90,
            card: "action",
            cell: (row) =>
              (row.status === "PENDING" || row.status === "APPROVED") && (
                <Button type="link" aria-label={`Move ${row.name}`} onClick={() => setMoved(row)}>
                  Move
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
