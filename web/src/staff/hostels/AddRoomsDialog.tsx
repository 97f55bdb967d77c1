import { Form, Input, Select } from "antd";
import { AddHostelRoomsDocument } from "../../gql/staff-hostels.ts";
import { FieldRow, RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { parseWholeNumber } from "./parse-whole-number.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.rooms;
const maxRooms = 100;
const maxBeds = 20;
const highest = 50;

interface AddRoomsDialogProps {
  readonly hostels: readonly { readonly value: string; readonly label: string }[];
  /** The hostel that the list is filtered to; empty for none. */
  readonly hostelId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that adds one room or a range of rooms with their beds. */
export const AddRoomsDialog = ({ hostels, hostelId, onSaved, onClose }: AddRoomsDialogProps) => {
  const addHostelRooms = useChange(AddHostelRoomsDocument, (data) => data.addHostelRooms);
  const form = useRecordForm({
    initial: {
      values: { hostelId, floor: "0", first: "", count: "1", beds: "4" },
      revision: 0,
    },
    check: (values) => ({
      hostelId: values.hostelId ? undefined : texts.hostelMissing,
      floor: parseWholeNumber(values.floor, 0, highest) === null ? texts.floorNumber : undefined,
      first: values.first.trim() ? undefined : texts.numberMissing,
      count:
        parseWholeNumber(values.count, 1, maxRooms) === null
          ? texts.parseWholeNumber(maxRooms)
          : undefined,
      beds:
        parseWholeNumber(values.beds, 1, maxBeds) === null
          ? texts.parseWholeNumber(maxBeds)
          : undefined,
    }),
    save: (values) =>
      addHostelRooms({
        input: {
          hostelId: values.hostelId,
          floor: Number(values.floor),
          first: values.first,
          count: Number(values.count),
          beds: Number(values.beds),
        },
      }),
    onSaved,
  });
  return (
    <StaffDialog title={texts.add} onClose={onClose}>
      <RecordForm form={form} action={texts.add} onCancel={onClose}>
        <Form.Item label={texts.hostel} {...form.choice("hostelId")}>
          <Select options={[...hostels]} />
        </Form.Item>
        <FieldRow>
          <Form.Item label={texts.first} {...form.item("first", texts.firstHint)}>
            <Input maxLength={30} />
          </Form.Item>
          <Form.Item label={texts.floor} {...form.item("floor")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label={texts.count} {...form.item("count")}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item label={texts.bedsEach} {...form.item("beds")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};
