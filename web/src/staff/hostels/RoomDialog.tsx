import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import {
  AddHostelBedsDocument,
  ChangeHostelRoomDocument,
  type HostelRoomFragment,
  HostelRoomsDocument,
  type HostelRoomsQueryVariables,
  RemoveHostelRoomDocument,
} from "../../gql/staff-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import { FieldRow, RecordForm } from "../kit/record/RecordForm.tsx";
import { type RecordRefusal, useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import styles from "./Hostels.module.css";
import { parseWholeNumber } from "./parse-whole-number.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.rooms;
const highest = 50;

interface RoomDialogProps {
  readonly room: HostelRoomFragment;
  /** The variables of the list query that contains the room. */
  readonly variables: HostelRoomsQueryVariables;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const versionOf = ({ number, floor, revision }: HostelRoomFragment) => ({
  values: { number, floor: String(floor) },
  revision,
});

/** Changes a room's number or floor, adds a bed or removes the room. */
export const RoomDialog = ({ room, variables, onSaved, onClose }: RoomDialogProps) => {
  const client = useApolloClient();
  const changeHostelRoom = useChange(ChangeHostelRoomDocument, (data) => data.changeHostelRoom);
  const addHostelBeds = useChange(AddHostelBedsDocument, (data) => data.addHostelBeds);
  const removeHostelRoom = useChange(RemoveHostelRoomDocument, (data) => data.removeHostelRoom);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRecordForm({
    initial: versionOf(room),
    check: ({ number, floor }) => ({
      number: number.trim() ? undefined : texts.numberMissing,
      floor: parseWholeNumber(floor, 0, highest) === null ? texts.floorNumber : undefined,
    }),
    save: ({ number, floor }, revision) =>
      changeHostelRoom({ id: room.id, revision, input: { number, floor: Number(floor) } }),
    reload: async () => {
      const { data } = await client.query({
        query: HostelRoomsDocument,
        variables,
        fetchPolicy: "network-only",
      });
      const now = data?.hostelRooms.rows.find(({ id }) => id === room.id);
      return now ? versionOf(now) : null;
    },
    onSaved,
  });
  const act = (change: Promise<RecordRefusal | null>) => {
    setBusy(true);
    setFailureMessage(null);
    change
      .then((refusal) => (refusal ? setFailureMessage(refusal.message) : onSaved()))
      .catch((error: unknown) => setFailureMessage(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  const addBed = () => act(addHostelBeds({ roomId: room.id, count: 1 }));
  const remove = () => act(removeHostelRoom({ id: room.id, revision: room.revision }));
  return (
    <StaffDialog title={texts.editTitle(room.number)} onClose={onClose}>
      {failureMessage && <Alert type="error" showIcon title={failureMessage} />}
      <div className={styles.actions}>
        <Button loading={busy} onClick={addBed}>
          {texts.addBeds}
        </Button>
        <Button loading={busy} onClick={remove}>
          {texts.remove}
        </Button>
      </div>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label={texts.number} {...form.item("number")}>
            <Input maxLength={30} />
          </Form.Item>
          <Form.Item label={texts.floor} {...form.item("floor")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};
