import { useApolloClient, useMutation } from "@apollo/client/react";
import { calendarTexts } from "../../../../../rules/courses/texts.ts";
import {
  AddSemesterDocument,
  ChangeSemesterDocument,
  OfficeCalendarDocument,
} from "../../../gql/staff-courses.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, outcomeOf, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import {
  missingSemesters,
  type OfficeSemester,
  type OfficeSession,
  type SemesterFormValues,
  semesterFormProblems,
  semesterInput,
  semesterOf,
  semesterVersion,
} from "./semester-values.ts";

const texts = coursesTexts.calendar;

interface SemesterFormProps {
  readonly session: OfficeSession;
  /** Null for a new one. */
  readonly semester: OfficeSemester | null;
  /** The semester whose limits a new one copies. */
  readonly like: OfficeSemester | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form of a semester: dates, registration window and limits. */
export const SemesterForm = ({ session, semester, like, onSaved, onCancel }: SemesterFormProps) => {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const [add] = useMutation(AddSemesterDocument);
  const [edit] = useMutation(ChangeSemesterDocument);
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<SemesterFormValues>({
    initial: semesterVersion(semester, like, timeZone),
    check: (values) => ({
      number: values.number === "" ? calendarTexts.number : undefined,
      ...semesterFormProblems(values),
    }),
    save: async (values, revision) => {
      const outcome = await change((isConfirmed) => {
        const input = { ...semesterInput(values), isConfirmed };
        return outcomeOf(
          semester
            ? edit({ variables: { id: semester.id, revision, input } })
            : add({
                variables: { sessionId: session.id, number: semesterOf(values.number), input },
              }),
        );
      });
      return isRefused(outcome) ? outcome : null;
    },
    reload: async () => {
      const { data } = await client.query({
        query: OfficeCalendarDocument,
        fetchPolicy: "no-cache",
      });
      const now = data?.officeCalendar.sessions
        .flatMap(({ semesters }) => semesters)
        .find(({ id }) => id === semester?.id);
      return now ? semesterVersion(now, null, timeZone) : null;
    },
    onSaved,
  });
  const zone = coursesTexts.sessions.zone(timeZone);
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        {semester === null && (
          <SelectField
            label={texts.semester}
            choices={missingSemesters(session).map((value) => ({
              value,
              label: coursesTexts.semesters[value],
            }))}
            {...form.text("number")}
          />
        )}
        <FieldRow>
          <TextField type="date" label={texts.starts} {...form.text("startsOn")} />
          <TextField type="date" label={texts.ends} {...form.text("endsOn")} />
        </FieldRow>
        <FieldRow>
          <TextField
            type="datetime-local"
            label={texts.registrationStart}
            hint={zone}
            {...form.text("registrationStart")}
          />
          <TextField
            type="datetime-local"
            label={texts.registrationEnd}
            {...form.text("registrationEnd")}
          />
        </FieldRow>
        <TextField
          type="datetime-local"
          label={texts.dropDeadline}
          hint={texts.dropHint}
          {...form.text("dropDeadline")}
        />
        <TextField
          type="date"
          label={texts.resultsDueOn}
          hint={texts.resultsDueHint}
          {...form.text("resultsDueOn")}
        />
        <FieldRow>
          <TextField label={texts.minCredits} inputMode="numeric" {...form.text("minCredits")} />
          <TextField label={texts.maxCredits} inputMode="numeric" {...form.text("maxCredits")} />
        </FieldRow>
      </RecordForm>
      {question}
    </>
  );
};
