import type { FragmentType } from "@apollo/client";
import { Button, Flex } from "antd";
import { useState } from "react";
import { type BedDialog_BedFragment, HostelRoomsDocument } from "../../gql/staff-hostels.ts";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { choicesOf } from "../profiles/choices.ts";
import { AddRoomsDialog, BedDialog, type Room, RoomDialog } from "./RoomDialogs.tsx";
import { bedKinds, hostelTexts } from "./texts.ts";
import { useHostelChoices } from "./use-hostel-choices.ts";

type Opened =
  | { readonly what: "new" }
  | { readonly what: "room"; readonly room: Room }
  | {
      readonly what: "bed";
      readonly room: string;
      readonly bed: FragmentType<BedDialog_BedFragment>;
    };

/** The rooms with their beds and occupants. */
export default function RoomsPage() {
  const list = useListState({
    sorts: ["HOSTEL", "NUMBER", "FLOOR"],
    defaultSort: "HOSTEL",
    filters: {
      hostel: "text",
      floor: "number",
      state: ["FREE", "OFFERED", "PENDING", "APPROVED", "OUT_OF_USE"],
    },
  });
  const variables = { ...list.variables, filter: list.filters };
  const query = useStaffList(HostelRoomsDocument, variables, (data) => data.hostelRooms);
  const { hostels, floors } = useHostelChoices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  const onSaved = () => {
    onClose();
    query.reload();
  };
  return (
    <StaffPage
      title={hostelTexts.rooms}
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setOpened({ what: "new" })}>
            Add rooms
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search="Room number"
        fields={[
          { name: "hostel", label: "Hostel", choices: hostels },
          { name: "floor", label: "Floor", type: "number", choices: floors },
          {
            name: "state",
            label: "With a bed that is",
            choices: choicesOf(hostelTexts.bedStates),
          },
        ]}
      />
      <StaffList
        label="Rooms"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "No rooms yet",
          children: <p>Add a room, or a range of them at once.</p>,
        }}
        columns={[
          {
            title: "Room",
            width: 110,
            card: "title",
            cell: ({ number }) => number,
            sort: "NUMBER",
          },
          {
            title: "Hostel",
            width: 170,
            card: "fact",
            cell: ({ hostel }) => hostel,
            sort: "HOSTEL",
          },
          {
            title: "Floor",
            width: 120,
            card: "fact",
            cell: ({ floor }) => hostelTexts.floor(floor),
            sort: "FLOOR",
          },
          {
            title: "Beds",
            card: "action",
            cell: ({ number: room, beds }) => (
              <Flex wrap gap={6}>
                {beds.map((bed) => (
                  <Button
                    key={bed.id}
                    type="text"
                    size="small"
                    style={{ padding: 0 }}
                    aria-label={`${hostelTexts.bed(bed.number, room)}: ${hostelTexts.bedStates[bed.state]}`}
                    onClick={() => setOpened({ what: "bed", room, bed })}
                  >
                    <StatusTag kind={bedKinds[bed.state]}>
                      {`${bed.number} ${hostelTexts.bedStates[bed.state]}`}
                    </StatusTag>
                  </Button>
                ))}
              </Flex>
            ),
          },
          {
            title: "Actions",
            width: 90,
            card: "action",
            cell: (room) => (
              <Button
                type="link"
                aria-label={`Edit room ${room.number}`}
                onClick={() => setOpened({ what: "room", room })}
              >
                Edit room
              </Button>
            ),
          },
        ]}
      />
      {opened?.what === "new" && (
        <AddRoomsDialog
          hostels={hostels}
          hostelId={list.filters.hostel ?? ""}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
      {opened?.what === "room" && (
        <RoomDialog room={opened.room} variables={variables} onSaved={onSaved} onClose={onClose} />
      )}
      {opened?.what === "bed" && (
        <BedDialog room={opened.room} bed={opened.bed} onSaved={onSaved} onClose={onClose} />
      )}
    </StaffPage>
  );
}
