import type { FragmentType } from "@apollo/client";
import { useApolloClient, useFragment } from "@apollo/client/react";
import { Alert, Button, Flex, Form, Input, Select } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  AddHostelBedsDocument,
  AddHostelRoomsDocument,
  type BedDialog_BedFragment,
  BedDialog_BedFragmentDoc,
  ChangeBedUseDocument,
  ChangeHostelRoomDocument,
  HostelRoomsDocument,
  type HostelRoomsQueryVariables,
  RemoveHostelBedDocument,
  RemoveHostelRoomDocument,
} from "../../gql/staff-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { type Fact, FactGrid } from "../kit/FactGrid.tsx";
import { FieldRow, RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { useStaffPath } from "../shell/role-context.ts";
import { bedKinds, hostelTexts } from "./texts.ts";

interface DialogProps {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const maxFloor = 50;
const maxRooms = 100;
const maxBeds = 20;

const numberMissing = "Enter the number on the door.";

const isWholeNumber = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const countProblem = (text: string, most: number) =>
  isWholeNumber(text, 1, most) ? undefined : `Enter a number from 1 to ${most}.`;

const floorProblem = (text: string) =>
  isWholeNumber(text, 0, maxFloor)
    ? undefined
    : `Enter a floor from 0, the ground floor, to ${maxFloor}.`;

/** A change by one press of a button in a dialog. `notice` shows why it failed. */
const useInstantChange = (onSaved: () => void) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = (change: Promise<Refusal | null>) => {
    setBusy(true);
    setFailure(null);
    change
      .then((refusal) => (refusal ? setFailure(refusal.message) : onSaved()))
      .catch((error: unknown) => setFailure(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return { make, busy, notice: failure && <Alert type="error" showIcon title={failure} /> };
};

interface AddRoomsDialogProps extends DialogProps {
  readonly hostels: { readonly value: string; readonly label: string }[];
  /** The hostel that the list is filtered to; empty for none. */
  readonly hostelId: string;
}

/** The form that adds one room or a range of rooms with their beds. */
export const AddRoomsDialog = ({ hostels, hostelId, onSaved, onClose }: AddRoomsDialogProps) => {
  const addHostelRooms = useChange(AddHostelRoomsDocument, (data) => data.addHostelRooms);
  const form = useRecordForm({
    initial: { values: { hostelId, floor: "0", first: "", count: "1", beds: "4" }, revision: 0 },
    check: (values) => ({
      hostelId: values.hostelId ? undefined : "Choose a hostel.",
      floor: floorProblem(values.floor),
      first: values.first.trim() ? undefined : numberMissing,
      count: countProblem(values.count, maxRooms),
      beds: countProblem(values.beds, maxBeds),
    }),
    save: ({ floor, count, beds, ...values }) =>
      addHostelRooms({
        input: { ...values, floor: Number(floor), count: Number(count), beds: Number(beds) },
      }),
    onSaved,
  });
  return (
    <StaffDialog title="Add rooms" onClose={onClose}>
      <RecordForm form={form} action="Add rooms" onCancel={onClose}>
        <Form.Item label="Hostel" {...form.choice("hostelId")}>
          <Select options={hostels} />
        </Form.Item>
        <FieldRow>
          <Form.Item
            label="First room's number"
            {...form.item("first", "A range counts on from its last digits: A-101, A-102, A-103.")}
          >
            <Input maxLength={30} />
          </Form.Item>
          <Form.Item label="Floor" {...form.item("floor")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="How many rooms" {...form.item("count")}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item label="Beds in each" {...form.item("beds")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};

export interface Room {
  readonly id: string;
  readonly number: string;
  readonly floor: number;
  readonly revision: number;
}

interface RoomDialogProps extends DialogProps {
  readonly room: Room;
  /** The variables of the list query that contains the room. */
  readonly variables: HostelRoomsQueryVariables;
}

const versionOf = ({ number, floor, revision }: Room) => ({
  values: { number, floor: String(floor) },
  revision,
});

/** Changes a room's number or floor, adds a bed or removes the room. */
export const RoomDialog = ({ room, variables, onSaved, onClose }: RoomDialogProps) => {
  const { id, number, revision } = room;
  const client = useApolloClient();
  const changeHostelRoom = useChange(ChangeHostelRoomDocument, (data) => data.changeHostelRoom);
  const addHostelBeds = useChange(AddHostelBedsDocument, (data) => data.addHostelBeds);
  const removeHostelRoom = useChange(RemoveHostelRoomDocument, (data) => data.removeHostelRoom);
  const { make, busy, notice } = useInstantChange(onSaved);
  const form = useRecordForm({
    initial: versionOf(room),
    check: (typed) => ({
      number: typed.number.trim() ? undefined : numberMissing,
      floor: floorProblem(typed.floor),
    }),
    save: (typed, base) =>
      changeHostelRoom({ id, revision: base, input: { ...typed, floor: Number(typed.floor) } }),
    reload: async () => {
      const { data } = await client.query({
        query: HostelRoomsDocument,
        variables,
        fetchPolicy: "network-only",
      });
      const now = data?.hostelRooms.rows.find((other) => other.id === id);
      return now ? versionOf(now) : null;
    },
    onSaved,
  });
  return (
    <StaffDialog title={`Room ${number}`} onClose={onClose}>
      {notice}
      <Flex vertical gap="middle">
        <Flex wrap gap="small">
          <Button loading={busy} onClick={() => make(addHostelBeds({ roomId: id, count: 1 }))}>
            Add a bed
          </Button>
          <Button loading={busy} onClick={() => make(removeHostelRoom({ id, revision }))}>
            Remove room
          </Button>
        </Flex>
        <RecordForm form={form} onCancel={onClose}>
          <FieldRow>
            <Form.Item label="Number" {...form.item("number")}>
              <Input maxLength={30} />
            </Form.Item>
            <Form.Item label="Floor" {...form.item("floor")}>
              <Input inputMode="numeric" />
            </Form.Item>
          </FieldRow>
        </RecordForm>
      </Flex>
    </StaffDialog>
  );
};

interface BedDialogProps extends DialogProps {
  /** The room's number. */
  readonly room: string;
  readonly bed: FragmentType<BedDialog_BedFragment>;
}

/** The state of a bed with the office's actions. */
export const BedDialog = ({ room, bed, onSaved, onClose }: BedDialogProps) => {
  const to = useStaffPath();
  const { data, complete } = useFragment({ fragment: BedDialog_BedFragmentDoc, from: bed });
  const changeBedUse = useChange(ChangeBedUseDocument, (answer) => answer.changeBedUse);
  const removeHostelBed = useChange(RemoveHostelBedDocument, (answer) => answer.removeHostelBed);
  const [asking, setAsking] = useState(false);
  const { make, busy, notice } = useInstantChange(onSaved);
  if (!complete) return null;
  const { id, state, student, reason } = data;
  const title = hostelTexts.bed(data.number, room);
  const isOut = state === "OUT_OF_USE";
  const isHeld = state === "PENDING" || state === "APPROVED";
  const changeUse = isOut ? "Bring back into use" : "Take out of use";
  if (asking) {
    return (
      <ConfirmWithReason
        title={title}
        action={changeUse}
        onConfirm={(why) => changeBedUse({ id, isUsable: isOut, reason: why })}
        onDone={onSaved}
        onClose={onClose}
      >
        <p>
          {isOut
            ? "It is offered to the next student on the waiting list, or is free if nobody waits."
            : "Nobody can claim it then. An offer of it is taken back."}
        </p>
      </ConfirmWithReason>
    );
  }
  const facts: Fact[] = [
    [
      "State",
      <StatusTag key="state" kind={bedKinds[state]}>
        {hostelTexts.bedStates[state]}
      </StatusTag>,
    ],
  ];
  if (student) {
    facts.push([
      "Student",
      <Link key="student" to={to(`students/${student.id}`)}>
        {`${student.name} (${student.matricNumber})`}
      </Link>,
    ]);
  }
  if (reason) facts.push(["Out of use because", reason]);
  return (
    <StaffDialog title={title} onClose={onClose}>
      {notice}
      <Flex vertical gap="middle">
        <FactGrid columns={1} facts={facts} />
        {isHeld && student && (
          <p>
            To take it out of use, move the student to another bed first.{" "}
            <Link
              to={to(`hostels/applications?search=${encodeURIComponent(student.matricNumber)}`)}
            >
              Find the application
            </Link>
          </p>
        )}
      </Flex>
      <DialogActions>
        {(isOut || state === "FREE") && (
          <Button loading={busy} onClick={() => make(removeHostelBed({ id }))}>
            Remove bed
          </Button>
        )}
        {!isHeld && (
          <Button type="primary" onClick={() => setAsking(true)}>
            {changeUse}
          </Button>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
