import { Alert, Button, Flex, Form, Input } from "antd";
import { useRef, useState } from "react";
import type { AttendanceSheetQuery_attendanceSheet } from "../../../gql/staff-results.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "./Attendance.module.css";
import { type CardVerdict, checkCard } from "./check-card.ts";
import { type MarkStore, markOf } from "./mark-store.ts";
import { useCardCamera } from "./use-card-camera.ts";

interface CardCheckProps {
  readonly sheet: AttendanceSheetQuery_attendanceSheet;
  readonly marks: MarkStore;
  readonly reload: () => void;
}

/** Checks examination cards at the door of the hall: by the camera, a scanner, or the typed code. It needs no network. */
export default function CardCheck({ sheet, marks, reload }: CardCheckProps) {
  const { timeZone } = usePortal();
  const [typed, setTyped] = useState("");
  const [verdict, setVerdict] = useState<CardVerdict | null>(null);
  const [isFilming, setFilming] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const check = async (scanned: string) => {
    const isPresent = (id: string) => markOf(marks.state(), id) === "PRESENT";
    setVerdict(await checkCard(scanned, sheet, isPresent));
    setTyped("");
  };
  // A card is read many times while it is held before the camera: the first verdict stays until it is answered.
  const { problem } = useCardCamera(video, isFilming, (text) => {
    if (verdict === null) void check(text);
  });
  const next = () => setVerdict(null);
  return (
    <SectionCard
      title="Check cards"
      actions={
        <Button onClick={() => setFilming(!isFilming)}>
          {isFilming ? "Close the camera" : "Scan with the camera"}
        </Button>
      }
    >
      <Flex vertical gap="middle">
        <Flex wrap gap="small" align="center">
          <span>{`The list is of ${formatMoment(sheet.readAt, timeZone)}. Cards are checked without a network.`}</span>
          <Button size="small" onClick={reload}>
            Load it again
          </Button>
        </Flex>
        {isFilming && problem && <Alert type="warning" showIcon title={problem} />}
        {isFilming && (
          <video ref={video} className={styles.camera} playsInline muted aria-label="Camera" />
        )}
        <Form layout="vertical">
          <Form.Item label="Code of the card" htmlFor="card-code" className={styles.code ?? ""}>
            <Input.Search
              id="card-code"
              autoComplete="off"
              enterButton="Check"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onSearch={(text) => void check(text)}
            />
          </Form.Item>
        </Form>
        {verdict && <Verdict {...{ verdict, sheet, marks, next }} />}
      </Flex>
    </SectionCard>
  );
}

interface VerdictProps {
  readonly verdict: CardVerdict;
  readonly sheet: AttendanceSheetQuery_attendanceSheet;
  readonly marks: MarkStore;
  readonly next: () => void;
}

const Verdict = ({ verdict, sheet, marks, next }: VerdictProps) => {
  const { student } = verdict;
  const isAdmitted = verdict.kind === "admitted";
  return (
    <Alert
      type={isAdmitted ? "success" : "error"}
      showIcon
      role="alert"
      title={isAdmitted ? "May sit the examination" : "May not sit the examination"}
      description={
        <Flex vertical gap="small">
          {student && (
            <Flex gap="small">
              {student.photoUrl !== null && (
                <img className={styles.photo} src={student.photoUrl} alt="" />
              )}
              <div>
                {student.name}
                <div className={styles.under}>
                  {student.matricNumber}, {student.department}
                </div>
              </div>
            </Flex>
          )}
          {verdict.kind === "refused" && <span>{verdict.reason}</span>}
          <Flex wrap gap="small">
            {isAdmitted && sheet.canMark && (
              <Button
                type="primary"
                onClick={() => {
                  marks.mark([verdict.student.id], "PRESENT");
                  next();
                }}
              >
                Mark present
              </Button>
            )}
            <Button onClick={next}>Next card</Button>
          </Flex>
        </Flex>
      }
    />
  );
};
