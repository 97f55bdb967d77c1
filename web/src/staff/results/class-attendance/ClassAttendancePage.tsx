import { useApolloClient, useQuery } from "@apollo/client/react";
import { Alert, Button, Flex } from "antd";
import { useState, useSyncExternalStore } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import {
  ClassAttendanceDocument,
  type ClassAttendanceQuery_classAttendance_students as ClassAttendee,
  type ClassAttendanceQuery_classAttendance as Course,
  SaveClassMeetingDocument,
} from "../../../gql/staff-results.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { persistentDrafts } from "../../../lib/drafts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { makeRequestKey } from "../../../lib/request-key.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { SearchedRows } from "../parts/RowTable.tsx";
import { countOf, resultTexts } from "../parts/texts.ts";
import { useKeptWork, useOwner } from "../parts/use-kept-work.ts";
import { ClassEditor } from "./ClassEditor.tsx";
import { ClassTable } from "./ClassTable.tsx";
import { ClassStore } from "./class-store.ts";
import { DiscardClass } from "./DiscardClass.tsx";
import { attendanceStates, attendedOf } from "./texts.ts";

/** The classes of a course that this browser keeps, and sends as soon as the network allows. */
const useClassStore = (course: Course, reload: () => void): ClassStore => {
  const client = useApolloClient();
  const owner = useOwner();
  const { toast } = useFeedback();
  const { semesterId, courseId, code, canRecord } = course;
  const drafts = `class:${semesterId}:${courseId}`;
  const [store] = useState(
    () =>
      new ClassStore({
        drafts: persistentDrafts(owner, drafts),
        send: async ({ isReady: _isReady, marks, ...one }) => {
          const input = {
            ...{ semesterId, courseId, ...one },
            marks: Object.entries(marks).map(([studentId, mark]) => ({ studentId, mark })),
          };
          const { data } = await client.mutate({
            mutation: SaveClassMeetingDocument,
            variables: { input },
          });
          if (!data) throw new Error("The mutation returned no data.");
          return data.saveClassMeeting;
        },
        onSaved: ({ heldOn }) => {
          toast("success", `The class of ${formatCalendarDate(heldOn)} is recorded.`);
          reload();
        },
      }),
  );
  useKeptWork({
    work: store,
    drafts,
    canSend: canRecord,
    countOf: (amount) => `${countOf(amount, "class", "classes")} of ${code}`,
  });
  return store;
};

interface OpenCourseProps {
  readonly course: Course;
  readonly reload: () => void;
}

const OpenCourse = ({ course, reload }: OpenCourseProps) => {
  const store = useClassStore(course, reload);
  const { classes: kept, refusals } = useSyncExternalStore(store.watch, store.state);
  const saving = useSyncExternalStore(store.watch, store.saving);
  const [search, setSearch] = useSearchParams();
  const openKey = search.get("class");
  const open = (key: string) => setSearch({ class: key });
  const close = () => setSearch({}, { replace: true });
  const { students, classes, minimumPercent, canRecord } = course;
  if (openKey && canRecord) {
    return (
      <ClassEditor
        key={openKey}
        {...{ course, store, onClose: close, reload }}
        classKey={openKey}
      />
    );
  }
  const below = students.filter(({ state }) => state === "BELOW").length;
  return (
    <StaffPage
      title={`${course.code} ${course.title}`}
      lead={`Class attendance, ${resultTexts.semesterOf(course.session, course.semester)}`}
      actions={
        canRecord && (
          <Button type="primary" onClick={() => open(makeRequestKey())}>
            Record a class
          </Button>
        )
      }
    >
      {Object.values(kept).map((one) => (
        <Alert
          key={one.key}
          type="warning"
          showIcon
          role="status"
          title={`The class of ${formatCalendarDate(one.heldOn)} is not recorded yet`}
          description={
            one.isReady && saving.kind === "offline"
              ? `${saving.message} It is kept in this browser and sent again.`
              : (refusals[one.key]?.message ?? "It is kept in this browser.")
          }
          action={
            <Flex wrap gap="small">
              <Button onClick={() => open(one.key)}>Continue</Button>
              <DiscardClass one={one} onDiscard={() => store.discard(one.key)} />
            </Flex>
          }
        />
      ))}
      <SectionCard title="Classes">
        <Flex vertical gap="middle">
          <FactGrid
            facts={[
              ["Recorded", classes.length],
              ["Lecturers", course.lecturers.join(", ") || "Nobody"],
              [minimumPercent === 0 ? "No minimum" : `Below ${minimumPercent}%`, below],
            ]}
          />
          {classes.length === 0 ? (
            <p>No class of this course is recorded</p>
          ) : (
            <ClassTable classes={classes} canOpen={canRecord} />
          )}
        </Flex>
      </SectionCard>
      <SectionCard title="Students">
        {students.length === 0 ? (
          <p>Nobody has registered this course</p>
        ) : (
          <AttendeeTable students={students} />
        )}
      </SectionCard>
    </StaffPage>
  );
};

const AttendeeTable = ({ students }: { readonly students: readonly ClassAttendee[] }) => (
  <SearchedRows
    label="Students of the course"
    search="Name or matric number"
    textOf={({ name, matricNumber }) => `${name} ${matricNumber}`}
    rows={students}
    rowKey={({ studentId }) => studentId}
    sortedBy="Matric number"
    columns={[
      {
        title: "Matric number",
        width: 170,
        card: "fact",
        cell: ({ matricNumber }) => matricNumber,
        sort: (one, other) => (one.matricNumber < other.matricNumber ? -1 : 1),
      },
      {
        title: "Name",
        card: "title",
        cell: ({ name }) => name,
        sort: (one, other) => one.name.localeCompare(other.name),
      },
      { title: "Level", width: 80, numeric: true, cell: ({ level }) => level },
      {
        title: "Attended",
        width: 120,
        numeric: true,
        card: "fact",
        cell: attendedOf,
        sort: (one, other) => (one.percent ?? 101) - (other.percent ?? 101),
      },
      {
        title: "Percent",
        width: 90,
        numeric: true,
        card: "fact",
        cell: ({ percent }) => (percent === null ? "–" : `${percent}%`),
      },
      {
        title: "Attendance",
        width: 150,
        card: "status",
        cell: ({ state, barredReason }) =>
          barredReason === null ? (
            <StatusTag kind={attendanceStates[state].kind}>
              {attendanceStates[state].text}
            </StatusTag>
          ) : (
            <StatusTag kind="bad">Barred</StatusTag>
          ),
      },
    ]}
  />
);

/** The classes of a course: what is recorded, and for its lecturers the form that records another. */
export default function ClassAttendancePage() {
  const { semesterId = "", courseId = "" } = useParams();
  const { data, error, loading, refetch } = useQuery(ClassAttendanceDocument, {
    variables: { semesterId, courseId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const course = data?.classAttendance;
  const failure = error && !loading ? failureOf(error) : null;
  const reload = () => void refetch().catch(() => undefined);
  useBreadcrumbLabel(
    "semesterId",
    course && resultTexts.semesterOf(course.session, course.semester),
  );
  useBreadcrumbLabel("courseId", course?.code);
  return (
    <QueryBoundary query={{ data: course ?? null, loading, failure, reload }}>
      {(open) => (
        <OpenCourse key={`${open.semesterId}/${open.courseId}`} course={open} reload={reload} />
      )}
    </QueryBoundary>
  );
}
