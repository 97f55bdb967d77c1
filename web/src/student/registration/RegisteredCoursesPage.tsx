import { useMutation } from "@apollo/client/react";
import { Alert, Button, Card, Empty, Flex } from "antd";
import { useEffect, useRef, useState } from "react";
import { dropProblem } from "../../../../rules/registration/course-drop.ts";
import { DropCourseDocument } from "../../gql/student-registration.ts";
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
import { Examinations } from "../results/Examinations.tsx";
import { CourseTags } from "./CourseLines.tsx";
import styles from "./Registration.module.css";
import { RegistrationBoundary } from "./RegistrationBoundary.tsx";
import { RegistrationHeader, SlipButton } from "./RegistrationHeader.tsx";
import type { RegisteredCourse, SemesterOffer } from "./semester-offer.ts";

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
  const { timeZone } = usePortal();
  const { isOpen, canDrop, dropDeadline, closesAt } = offer.registration;
  const deadline = dropDeadline ?? closesAt;
  const { registered, slipUrl } = offer.own;
  const { toast } = useFeedback();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<RegisteredCourse | null>(null);
  const [dropped, setDropped] = useState(0);
  // The pressed button and its dialog are gone.
  useEffect(() => {
    if (dropped > 0) heading.current?.focus();
  }, [dropped]);
  /** Why the college keeps the registration of a course that could be dropped by its dates. */
  const problemOf = ({ course }: RegisteredCourse) => {
    const offered = offer.courses.find(({ id }) => id === course.id);
    return offered && dropProblem(offer, offered, { isOpen })?.message;
  };
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
              {deadline !== null && (
                <p className={styles.muted}>
                  {`Courses ${canDrop ? "can" : "could"} be dropped until ${formatClosing(deadline, timeZone)}.`}
                </p>
              )}
              <ul className={styles.lines}>
                {registered.map((one) => (
                  <li key={one.id} className={styles.line}>
                    <div className={styles.name}>
                      <p>
                        <span className={styles.code}>{one.course.code}</span> {one.course.title}
                      </p>
                      <Flex
                        wrap
                        gap="0.25rem 0.75rem"
                        align="center"
                        className={styles.muted ?? ""}
                      >
                        <span>{creditCount(one.course.creditLoad)}</span>
                        <CourseTags
                          isCarryover={one.isCarryover}
                          isCompulsory={one.course.isCompulsory}
                        />
                        {one.registeredAt && (
                          <span>{`Registered ${formatDay(one.registeredAt, timeZone)}`}</span>
                        )}
                        {one.canDrop && problemOf(one) && (
                          <span className={styles.whole}>{problemOf(one)}</span>
                        )}
                      </Flex>
                    </div>
                    {one.canDrop && !problemOf(one) && (
                      <Button aria-label={`Drop ${one.course.code}`} onClick={() => setAsked(one)}>
                        Drop
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Flex>
      </Card>
      {/* A dropped course leaves them. */}
      {registered.length > 0 && <Examinations key={registered.length} />}
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

interface DropDialogProps {
  readonly registered: RegisteredCourse;
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
