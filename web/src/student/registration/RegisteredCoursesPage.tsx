import { useMutation } from "@apollo/client/react";
import { Alert, Button, Card, Empty, Flex } from "antd";
import { useEffect, useRef, useState } from "react";
import { dropProblem } from "../../../../rules/registration/course-drop.ts";
import {
  type CourseRegistration_RegistrationFragment,
  DropCourseDocument,
  type RegisteredCourse_RegisteredFragment,
} from "../../gql/student-registration.ts";
import { formatClosing, formatDay } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { creditCount } from "../counts.ts";
import { CourseTags } from "./CourseLines.tsx";
import styles from "./Registration.module.css";
import { RegistrationBoundary } from "./RegistrationBoundary.tsx";
import { RegistrationHeader, SlipButton } from "./RegistrationHeader.tsx";
import type { SemesterOffer } from "./semester-offer.ts";

/** The registered courses of the running semester, to be printed or dropped. */
export default function RegisteredCoursesPage() {
  return (
    <>
      <PageHeading>{titles.registeredCourses}</PageHeading>
      <RegistrationBoundary failed="Failed to fetch registered courses">
        {({ offer, refusal, reload }) =>
          offer ? <RegisteredCourses {...{ offer, reload }} /> : refusal
        }
      </RegistrationBoundary>
    </>
  );
}

interface RegisteredCoursesProps {
  readonly offer: SemesterOffer;
  readonly reload: () => void;
}

const RegisteredCourses = ({ offer, reload }: RegisteredCoursesProps) => {
  const { isOpen } = offer.registration;
  const { registered, slipUrl } = offer.own;
  const { toast } = useFeedback();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<RegisteredCourse_RegisteredFragment | null>(null);
  const [dropped, setDropped] = useState(0);
  // The pressed button and its dialog are gone.
  useEffect(() => {
    if (dropped > 0) heading.current?.focus();
  }, [dropped]);
  const onDropped = (message: string, isShown: boolean) => {
    toast("success", message);
    setAsked(null);
    setDropped((count) => count + 1);
    if (!isShown) reload();
  };
  return (
    <>
      <RegistrationHeader offer={offer} hasLink={false} />
      <Card>
        <Flex vertical gap="middle">
          <h2 ref={heading} tabIndex={-1}>
            Your courses
          </h2>
          {registered.length === 0 ? (
            <Empty description="No Course Registered Yet">
              <p>
                {isOpen
                  ? "Select your courses for this semester and register them."
                  : "Course registration is not open now."}
              </p>
              {isOpen && (
                <ButtonLink type="primary" to={paths.student.courseRegistration}>
                  Register courses
                </ButtonLink>
              )}
            </Empty>
          ) : (
            <>
              <Flex wrap gap="small">
                <SlipButton path={slipUrl} />
                {isOpen && (
                  <ButtonLink to={paths.student.courseRegistration}>
                    Register More Courses
                  </ButtonLink>
                )}
              </Flex>
              <DropDeadline {...offer.registration} />
              <ul className={styles.lines}>
                {registered.map((one) => (
                  <RegisteredRow
                    key={one.id}
                    registered={one}
                    offer={offer}
                    onDrop={() => setAsked(one)}
                  />
                ))}
              </ul>
            </>
          )}
        </Flex>
      </Card>
      {asked && (
        <DropDialog
          registered={asked}
          {...{ isOpen, onDropped, reload }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

/** The drop deadline, past or future. Renders nothing if the college sets none. */
const DropDeadline = (registration: CourseRegistration_RegistrationFragment) => {
  const { timeZone } = usePortal();
  const { canDrop, dropDeadline, closesAt } = registration;
  const deadline = dropDeadline ?? closesAt;
  if (deadline === null) return null;
  return (
    <p className={styles.muted}>
      {`Courses ${canDrop ? "can" : "could"} be dropped until ${formatClosing(deadline, timeZone)}.`}
    </p>
  );
};

interface RegisteredRowProps {
  readonly registered: RegisteredCourse_RegisteredFragment;
  readonly offer: SemesterOffer;
  readonly onDrop: () => void;
}

/** One registered course with its drop button, or why it cannot be dropped. */
const RegisteredRow = ({ registered, offer, onDrop }: RegisteredRowProps) => {
  const { course, isCarryover, registeredAt, canDrop } = registered;
  const { timeZone } = usePortal();
  const offered = offer.courses.find(({ id }) => id === course.id);
  const problem = offered ? dropProblem(offer, offered, offer.registration) : null;
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <p>
          <span className={styles.code}>{course.code}</span> {course.title}
        </p>
        <Flex wrap gap="0.25rem 0.75rem" align="center" className={styles.muted ?? ""}>
          <span>{creditCount(course.creditLoad)}</span>
          <CourseTags isCarryover={isCarryover} isCompulsory={course.isCompulsory} />
          {registeredAt && <span>{`Registered ${formatDay(registeredAt, timeZone)}`}</span>}
          {canDrop && problem && <span className={styles.whole}>{problem.message}</span>}
        </Flex>
      </div>
      {canDrop && !problem && (
        <Button aria-label={`Drop ${course.code}`} onClick={onDrop}>
          Drop
        </Button>
      )}
    </li>
  );
};

interface DropDialogProps {
  readonly registered: RegisteredCourse_RegisteredFragment;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the college's message, and whether the response contained the updated registration. */
  readonly onDropped: (message: string, isShown: boolean) => void;
  readonly reload: () => void;
}

/** Drops a course after a confirmation. Dropping is idempotent, so it can be repeated after a lost response. */
const DropDialog = (props: DropDialogProps) => {
  const { registered, isOpen, onClose, onDropped, reload } = props;
  const { id, course } = registered;
  const [problem, setProblem] = useState<string | null>(null);
  // A part of the response can fail after the course was dropped. With this policy a lost response rejects nothing, too.
  const [drop, { loading: busy }] = useMutation(DropCourseDocument, { errorPolicy: "all" });
  const close = () => {
    if (busy) return;
    onClose();
    // A refusal means outdated data. An earlier reload would close the dialog before the reason is read.
    if (problem !== null) reload();
  };
  const confirm = async () => {
    if (busy) return;
    setProblem(null);
    const { data, error } = await drop({ variables: { registrationId: id } });
    const answer = data?.dropCourse;
    if (answer?.__typename === "CoursesRegistered") {
      onDropped(answer.message, answer.registration !== null);
    } else {
      const reason = answer?.message ?? (error && failureOf(error).message);
      setProblem(reason ?? "The course could not be dropped. Please try again.");
    }
  };
  return (
    <ModalDialog
      title={`Drop ${course.code}?`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Keep course</Button>
          <Button type="primary" aria-disabled={busy || undefined} onClick={() => void confirm()}>
            {busy ? "Dropping..." : "Drop course"}
          </Button>
        </>
      }
    >
      <p>
        {`${course.title} leaves your registration. `}
        {isOpen
          ? "You can register it again while registration is open."
          : "Registration is closed: you cannot register it again."}
      </p>
      {problem !== null && (
        <Alert type="error" showIcon title="The course was not dropped" description={problem} />
      )}
    </ModalDialog>
  );
};
