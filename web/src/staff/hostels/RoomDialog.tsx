import { useApolloClient } from "@apollo/client/react";
import { Form, Input } from "antd";
import { useState } from "react";
import {
  AddHostelBedsDocument,
  ChangeHostelRoomDocument,
  HostelRoomsDocument,
  type HostelRoomsQueryVariables,
  RemoveHostelRoomDocument,
} from "../../gql/staff-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FieldRow, RecordForm } from "../kit/record/RecordForm.tsx";
import { type RecordRefusal, useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import type { RoomRow } from "./bed-status.ts";
import styles from "./Hostels.module.css";
import { parseWholeNumber } from "./parse-whole-number.ts";
import { hostelTexts } from "./texts.ts";
import { useSave } from "./use-save.ts";

const texts = hostelTexts.rooms;
const highest = 50;

interface RoomDialogProps {
  readonly room: RoomRow;
  /** The variables of the list query that contains the room. */
  readonly variables: HostelRoomsQueryVariables;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const versionOf = ({ number, floor, revision }: RoomRow) => ({
  values: { number, floor: String(floor) },
  revision,
});

/** Changes a room's number or floor, adds a bed or removes the room. */
export const RoomDialog = ({ room, variables, onSaved, onClose }: RoomDialogProps) => {
  const client = useApolloClient();
  const save = useSave();
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRecordForm({
    initial: versionOf(room),
    check: ({ number, floor }) => ({
      number: number.trim() ? undefined : texts.numberMissing,
      floor: parseWholeNumber(floor, 0, highest) === null ? texts.floorNumber : undefined,
    }),
    save: ({ number, floor }, revision) =>
      save(
        ChangeHostelRoomDocument,
        { id: room.id, revision, input: { number, floor: Number(floor) } },
        (data) => data.changeHostelRoom,
      ),
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
  const addBed = () =>
    act(save(AddHostelBedsDocument, { roomId: room.id, count: 1 }, (data) => data.addHostelBeds));
  const remove = () =>
    act(
      save(
        RemoveHostelRoomDocument,
        { id: room.id, revision: room.revision },
        (data) => data.removeHostelRoom,
      ),
    );
  return (
    <StaffDialog title={texts.editTitle(room.number)} onClose={onClose}>
      {failureMessage && <Notice kind="error">{failureMessage}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy} onClick={addBed}>
          {texts.addBeds}
        </Button>
        <Button variant="secondary" busy={busy} onClick={remove}>
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
