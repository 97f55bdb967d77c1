import { Button, Flex } from "antd";
import type { HostelBedFragment, HostelRoomFragment } from "../../gql/staff-hostels.ts";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { bedKinds } from "./bed-status.ts";
import styles from "./Hostels.module.css";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.bed;

interface BedButtonsProps {
  readonly room: HostelRoomFragment;
  readonly onOpen: (bed: HostelBedFragment) => void;
}

/** The beds of a room with their states. A press opens a bed's details. */
export const BedButtons = ({ room, onOpen }: BedButtonsProps) => (
  <Flex wrap gap={6}>
    {room.beds.map((bed) => (
      <Button
        key={bed.id}
        type="text"
        size="small"
        className={styles.bed ?? ""}
        aria-label={`${texts.title(bed.number, room.number)}: ${texts.states[bed.state]}`}
        onClick={() => onOpen(bed)}
      >
        <StatusTag kind={bedKinds[bed.state]}>
          {`${bed.number} ${texts.states[bed.state]}`}
        </StatusTag>
      </Button>
    ))}
  </Flex>
);
