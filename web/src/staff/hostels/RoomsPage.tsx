import { Button } from "antd";
import { useState } from "react";
import {
  type HostelBedFragment,
  type HostelRoomFragment,
  HostelRoomsDocument,
} from "../../gql/staff-hostels.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { AddRoomsDialog } from "./AddRoomsDialog.tsx";
import { BedButtons } from "./BedButtons.tsx";
import { BedDialog } from "./BedDialog.tsx";
import { bedStates } from "./bed-status.ts";
import { RoomDialog } from "./RoomDialog.tsx";
import { hostelTexts } from "./texts.ts";
import { useHostelChoices } from "./use-hostel-choices.ts";

const texts = hostelTexts.rooms;

type Opened =
  | { readonly what: "new" }
  | { readonly what: "room"; readonly room: HostelRoomFragment }
  | { readonly what: "bed"; readonly room: HostelRoomFragment; readonly bed: HostelBedFragment };

/** The rooms with their beds and occupants. */
export default function RoomsPage() {
  const list = useListState({
    sorts: ["HOSTEL", "NUMBER", "FLOOR"],
    defaultSort: "HOSTEL",
    filters: { hostel: "text", floor: "number", state: bedStates },
  });
  const query = useStaffList(
    HostelRoomsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.hostelRooms,
  );
  const { hostels, floors } = useHostelChoices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const saved = () => {
    close();
    query.reload();
  };
  return (
    <StaffPage
      title={texts.title}
      count={query.page?.total}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setOpened({ what: "new" })}>
            {texts.add}
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          { name: "hostel", label: texts.hostel, choices: hostels },
          { name: "floor", label: texts.floor, type: "number", choices: floors },
          {
            name: "state",
            label: texts.state,
            choices: bedStates.map((value) => ({ value, label: hostelTexts.bed.states[value] })),
          },
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
            title: texts.room,
            width: 110,
            card: "title",
            cell: ({ number }) => number,
            sort: "NUMBER",
          },
          {
            title: texts.hostel,
            width: 170,
            card: "fact",
            cell: ({ hostel }) => hostel,
            sort: "HOSTEL",
          },
          {
            title: texts.floor,
            width: 120,
            card: "fact",
            cell: ({ floor }) => hostelTexts.floor(floor),
            sort: "FLOOR",
          },
          {
            title: texts.beds,
            card: "action",
            cell: (room) => (
              <BedButtons room={room} onOpen={(bed) => setOpened({ what: "bed", room, bed })} />
            ),
          },
          {
            title: hostelTexts.actions,
            width: 90,
            card: "action",
            cell: (room) => (
              <Button
                type="link"
                aria-label={`${texts.edit} ${room.number}`}
                onClick={() => setOpened({ what: "room", room })}
              >
                {texts.edit}
              </Button>
            ),
          },
        ]}
      />
      {opened?.what === "new" && (
        <AddRoomsDialog
          hostels={hostels}
          hostelId={list.filters.hostel ?? ""}
          onSaved={saved}
          onClose={close}
        />
      )}
      {opened?.what === "room" && (
        <RoomDialog
          room={opened.room}
          variables={{ ...list.variables, filter: list.filters }}
          onSaved={saved}
          onClose={close}
        />
      )}
      {opened?.what === "bed" && (
        <BedDialog room={opened.room} bed={opened.bed} onSaved={saved} onClose={close} />
      )}
    </StaffPage>
  );
}
