import { Button, Card, Flex } from "antd";
import { useEffect, useRef } from "react";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed } from "./room-board.ts";
import type { ClaimProblem } from "./use-select-bed.ts";

const labels = hostelTexts.trouble;

interface ClaimProblemNoticeProps {
  readonly trouble: ClaimProblem;
  readonly busy: boolean;
  readonly isFree: (bedId: string) => boolean;
  readonly onChoose: (bed: Bed) => void;
  readonly onRetry: (bed: Bed) => void;
}

/** The problem of a claim and what to do next. It takes the focus, because the dialog is closed. */
export const ClaimProblemNotice = (props: ClaimProblemNoticeProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <Flex vertical align="start" gap="small">
        <h2 ref={title} tabIndex={-1} className={styles.trouble}>
          {titleOf(props.trouble)}
        </h2>
        <NextAction {...props} />
      </Flex>
    </Card>
  );
};

const titleOf = ({ kind, bed }: ClaimProblem): string =>
  labels[kind].title(bed.number, bed.roomNumber);

const NextAction = ({ trouble, busy, isFree, onChoose, onRetry }: ClaimProblemNoticeProps) => {
  if (trouble.kind === "refused") return <p>{trouble.reason}</p>;
  if (trouble.kind === "unsure") {
    return (
      <>
        <p>{labels.unsure.text}</p>
        <Button
          type="primary"
          aria-disabled={busy || undefined}
          onClick={() => onRetry(trouble.bed)}
        >
          {busy ? labels.unsure.retrying : labels.unsure.retry}
        </Button>
      </>
    );
  }
  if (trouble.nearest.length === 0) return <p>{labels.taken.none}</p>;
  return (
    <>
      <p>{labels.taken.nearest}</p>
      <ul className={styles.nearest}>
        {trouble.nearest.map(({ id, number, roomNumber }) => (
          <li key={id}>
            <Button
              disabled={busy || !isFree(id)}
              onClick={() => onChoose({ id, number, roomNumber })}
            >
              {isFree(id)
                ? hostelTexts.bedIn(number, roomNumber)
                : hostelTexts.rooms.takenName(number, roomNumber)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
