import { Form, Input, Select } from "antd";
import { semesterProblems } from "../../../../../rules/courses/academic-calendar.ts";
import { calendarTexts } from "../../../../../rules/courses/texts.ts";
import {
  AddSemesterDocument,
  ChangeSemesterDocument,
  OfficeCalendarDocument,
  type OfficeCalendarQuery_officeCalendar_sessions,
  type Semester,
  type OfficeCalendarQuery_officeCalendar_sessions_semesters as SemesterRecord,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { instantToInput } from "../../../lib/zoned-input.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useConfirmedForm } from "../parts/use-confirmed-change.tsx";
import { semesterNames } from "../texts.ts";

const numbers: readonly Semester[] = ["FIRST", "SECOND", "THIRD"];

/** The semesters that a session lacks. */
export const missingSemesters = ({
  semesters,
}: OfficeCalendarQuery_officeCalendar_sessions): readonly Semester[] =>
  numbers.filter((number) => semesters.every((one) => one.number !== number));

/** The form's initial values. A new semester copies the limits of another. */
const semesterVersion = (
  semester: SemesterRecord | null,
  like: SemesterRecord | null,
  timeZone: string,
) => ({
  values: {
    number: semester?.number ?? "",
    startsOn: semester?.startsOn ?? "",
    endsOn: semester?.endsOn ?? "",
    registrationStart: instantToInput(semester?.registrationStart ?? null, timeZone),
    registrationEnd: instantToInput(semester?.registrationEnd ?? null, timeZone),
    dropDeadline: instantToInput(semester?.dropDeadline ?? null, timeZone),
    resultsDueOn: semester?.resultsDueOn ?? "",
    minCredits: String((semester ?? like)?.minCredits ?? ""),
    maxCredits: String((semester ?? like)?.maxCredits ?? ""),
  },
  revision: semester?.revision ?? 0,
});

type SemesterFormValues = ReturnType<typeof semesterVersion>["values"];

const creditsOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

const semesterInput = ({
  number: _number,
  minCredits,
  maxCredits,
  ...dates
}: SemesterFormValues) => ({
  ...dates,
  minCredits: creditsOf(minCredits),
  maxCredits: creditsOf(maxCredits),
});

interface SemesterFormProps {
  readonly session: OfficeCalendarQuery_officeCalendar_sessions;
  /** Null for a new one. */
  readonly semester: SemesterRecord | null;
  /** The semester whose limits a new one copies. */
  readonly like: SemesterRecord | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export const SemesterForm = ({ session, semester, like, onSaved, onCancel }: SemesterFormProps) => {
  const { timeZone } = usePortal();
  const latest = useLatest(OfficeCalendarDocument);
  const [add] = useSave(AddSemesterDocument);
  const [edit] = useSave(ChangeSemesterDocument);
  const { form, question } = useConfirmedForm({
    initial: semesterVersion(semester, like, timeZone),
    check: (values) => ({
      number: values.number === "" ? calendarTexts.number : undefined,
      ...semesterProblems(semesterInput(values)),
    }),
    send: (values, revision, isConfirmed) => {
      const input = { ...semesterInput(values), isConfirmed };
      const number = numbers.find((known) => known === values.number) ?? "FIRST";
      return semester
        ? edit({ id: semester.id, revision, input })
        : add({ sessionId: session.id, number, input });
    },
    reload: async () => {
      const { sessions } = (await latest({})).officeCalendar;
      const now = sessions.flatMap((one) => one.semesters).find(({ id }) => id === semester?.id);
      return now ? semesterVersion(now, null, timeZone) : null;
    },
    onSaved,
  });
  const zone = `College time (${timeZone})`;
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        {semester === null && (
          <Form.Item label="Semester" {...form.choice("number")}>
            <Select
              options={missingSemesters(session).map((value) => ({
                value,
                label: semesterNames[value],
              }))}
            />
          </Form.Item>
        )}
        <FieldRow>
          <Form.Item label="Starts on" {...form.item("startsOn")}>
            <Input type="date" />
          </Form.Item>
          <Form.Item label="Ends on" {...form.item("endsOn")}>
            <Input type="date" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="Registration starts at" {...form.item("registrationStart", zone)}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label="Registration ends at" {...form.item("registrationEnd")}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label="Courses can be dropped until"
          {...form.item("dropDeadline", "Empty: until registration ends.")}
        >
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item
          label="Results due on"
          {...form.item(
            "resultsDueOn",
            "The last day on which a result sheet is in time. Empty: no day is set.",
          )}
        >
          <Input type="date" />
        </Form.Item>
        <FieldRow>
          <Form.Item label="Least credits" {...form.item("minCredits")}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item label="Most credits" {...form.item("maxCredits")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
      {question}
    </>
  );
};
