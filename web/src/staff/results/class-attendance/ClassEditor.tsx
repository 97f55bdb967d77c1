import { useQuery } from "@apollo/client/react";
import { Alert, Button, Flex, Form, Input } from "antd";
import { useState, useSyncExternalStore } from "react";
import {
  type ClassMark,
  ClassMeetingMarksDocument,
  type ClassAttendanceQuery_classAttendance as Course,
  DeleteClassMeetingDocument,
} from "../../../gql/staff-results.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useChange } from "../../kit/use-change.ts";
import type { ClassStore, KeptClass } from "./class-store.ts";
import { DiscardClass } from "./DiscardClass.tsx";
import { RollCall } from "./RollCall.tsx";

interface ClassEditorProps {
  readonly course: Course;
  readonly classKey: string;
  readonly store: ClassStore;
  readonly onClose: () => void;
  /** Loads the course again. */
  readonly reload: () => void;
}

/** Records a class, or changes a recorded one. What is typed is kept in this browser until it is recorded. */
export const ClassEditor = (props: ClassEditorProps) => {
  const { course, classKey, store } = props;
  const kept = useSyncExternalStore(store.watch, () => store.state().classes[classKey]);
  const recorded = course.classes.some(({ key }) => key === classKey);
  if (kept) return <OpenClass {...props} shown={kept} />;
  if (recorded) return <RecordedClass {...props} />;
  return (
    <OpenClass
      {...props}
      shown={{
        ...{ key: classKey, heldOn: course.lastDay, topic: "", marks: {}, revision: 0 },
        ...{ isReady: false, isConfirmed: false },
      }}
    />
  );
};

/** A recorded class, loaded to be changed. */
const RecordedClass = (props: ClassEditorProps) => {
  const { course, classKey: key } = props;
  const { semesterId, courseId } = course;
  const { data, error, loading, refetch } = useQuery(ClassMeetingMarksDocument, {
    variables: { semesterId, courseId, key },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  const failure = error && !loading ? failureOf(error) : null;
  return (
    <QueryBoundary query={{ data: data?.classMeeting ?? null, loading, failure, reload }}>
      {({ meeting: { heldOn, topic, revision }, marks }) => (
        <OpenClass
          {...props}
          shown={{
            ...{ key, heldOn, topic, revision, isReady: false, isConfirmed: false },
            marks: Object.fromEntries(marks.map(({ studentId, mark }) => [studentId, mark])),
          }}
        />
      )}
    </QueryBoundary>
  );
};

const OpenClass = ({
  course,
  store,
  shown,
  onClose,
  reload,
}: ClassEditorProps & { readonly shown: KeptClass }) => {
  const refusal = useSyncExternalStore(store.watch, () => store.state().refusals[shown.key]);
  const [deleting, setDeleting] = useState(false);
  const change = (changed: Partial<KeptClass>) =>
    store.keep({ ...shown, isReady: false, ...changed });
  const { students, firstDay, lastDay } = course;
  const unmarked = students.filter(({ studentId }) => !shown.marks[studentId]);
  const counted = (mark: ClassMark) =>
    students.filter(({ studentId }) => shown.marks[studentId] === mark).length;
  const markAll = (ids: readonly string[], mark: ClassMark) =>
    change({
      marks: { ...shown.marks, ...Object.fromEntries(ids.map((id) => [id, mark])) },
    });
  const markOthers = (mark: ClassMark) =>
    markAll(
      unmarked.map(({ studentId }) => studentId),
      mark,
    );
  const save = async (isConfirmed: boolean) => {
    change({ isReady: true, isConfirmed });
    await store.send();
    // A refused class stays open. One that waits for the network is shown on the course's screen.
    if (!store.state().refusals[shown.key]) onClose();
  };
  const isOutside = shown.heldOn < firstDay || shown.heldOn > lastDay;
  return (
    <StaffPage
      isRecord
      title={shown.revision === 0 ? "Record a class" : "Change a class"}
      lead={`${course.code} ${course.title}`}
      actions={
        <>
          {shown.revision > 0 && <Button onClick={() => setDeleting(true)}>Delete</Button>}
          <Button onClick={onClose}>Back</Button>
          <Button
            type="primary"
            disabled={isOutside || unmarked.length === students.length}
            onClick={() => void save(shown.isConfirmed)}
          >
            Save
          </Button>
        </>
      }
    >
      {refusal && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title="The class was not recorded"
          description={refusal.message}
          action={
            <RefusedAction
              code={refusal.code}
              one={shown}
              onConfirm={() => void save(true)}
              onDiscard={() => {
                store.discard(shown.key);
                onClose();
                reload();
              }}
            />
          }
        />
      )}
      <SectionCard title="The class">
        <Form layout="vertical">
          <Flex wrap gap="0 1rem">
            <Form.Item
              label="Day"
              htmlFor="class-day"
              {...(isOutside && {
                validateStatus: "error" as const,
                help: `Enter a day from ${formatCalendarDate(firstDay)} to ${formatCalendarDate(lastDay)}.`,
              })}
            >
              <Input
                id="class-day"
                type="date"
                min={firstDay}
                max={lastDay}
                value={shown.heldOn}
                onChange={({ target }) => change({ heldOn: target.value, isConfirmed: false })}
              />
            </Form.Item>
            <Form.Item label="Topic (optional)" htmlFor="class-topic" style={{ flex: "1 1 16rem" }}>
              <Input
                id="class-topic"
                maxLength={200}
                value={shown.topic}
                onChange={({ target }) => change({ topic: target.value })}
              />
            </Form.Item>
          </Flex>
        </Form>
      </SectionCard>
      <SectionCard
        title="Students"
        actions={
          <>
            <Button disabled={unmarked.length === 0} onClick={() => markOthers("PRESENT")}>
              Mark the others present
            </Button>
            <Button disabled={unmarked.length === 0} onClick={() => markOthers("ABSENT")}>
              Mark the others absent
            </Button>
          </>
        }
      >
        <Flex vertical gap="small">
          <p role="status">
            {`${formatCount(counted("PRESENT"))} present, ${formatCount(counted("ABSENT"))} absent, ${formatCount(counted("EXCUSED"))} excused. `}
            {unmarked.length > 0 &&
              `${formatCount(unmarked.length)} not marked: the class does not count for them.`}
          </p>
          <RollCall
            students={students}
            marks={shown.marks}
            onMark={(id, mark) => markAll([id], mark)}
          />
        </Flex>
      </SectionCard>
      {deleting && (
        <DeleteDialog
          {...{ course, shown }}
          onClose={() => setDeleting(false)}
          onDone={() => {
            store.discard(shown.key);
            onClose();
            reload();
          }}
        />
      )}
    </StaffPage>
  );
};

interface RefusedActionProps {
  readonly code: string;
  readonly one: KeptClass;
  readonly onConfirm: () => void;
  readonly onDiscard: () => void;
}

/** What can be done about a refusal, besides changing the class. */
const RefusedAction = ({ code, one, onConfirm, onDiscard }: RefusedActionProps) => {
  if (code === "SAME_DAY") return <Button onClick={onConfirm}>Record it as another class</Button>;
  if (code === "INVALID_INPUT") return null;
  return <DiscardClass {...{ one, onDiscard }} />;
};

interface DeleteDialogProps {
  readonly course: Course;
  readonly shown: KeptClass;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const DeleteDialog = ({ course, shown, onClose, onDone }: DeleteDialogProps) => {
  const remove = useChange(DeleteClassMeetingDocument, (data) => data.deleteClassMeeting);
  const { semesterId, courseId } = course;
  const { key, revision } = shown;
  return (
    <ConfirmStep
      title={`Delete the class of ${formatCalendarDate(shown.heldOn)}?`}
      action="Delete"
      onClose={onClose}
      onConfirm={async () => {
        const refusal = await remove({ input: { semesterId, courseId, key, revision } });
        if (!refusal) onDone();
        return refusal;
      }}
    >
      <p>Its marks count no more. Delete only a class that was recorded by mistake.</p>
    </ConfirmStep>
  );
};
