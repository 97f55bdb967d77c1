import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import { calendarTexts } from "../../../../../rules/courses/texts.ts";
import {
  AddSemesterDocument,
  ChangeSemesterDocument,
  OfficeCalendarDocument,
  type OfficeSemesterFragment,
  type OfficeSessionFragment,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import {
  missingSemesters,
  type SemesterFormValues,
  semesterFormProblems,
  semesterInput,
  semesterOf,
  semesterVersion,
} from "./semester-values.ts";

const texts = coursesTexts.calendar;

interface SemesterFormProps {
  readonly session: OfficeSessionFragment;
  /** Null for a new one. */
  readonly semester: OfficeSemesterFragment | null;
  /** The semester whose limits a new one copies. */
  readonly like: OfficeSemesterFragment | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form of a semester: dates, registration window and limits. */
export const SemesterForm = ({ session, semester, like, onSaved, onCancel }: SemesterFormProps) => {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const [add] = useSave(AddSemesterDocument);
  const [edit] = useSave(ChangeSemesterDocument);
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
        return (
          semester
            ? edit({ id: semester.id, revision, input })
            : add({ sessionId: session.id, number: semesterOf(values.number), input })
        ).then(({ result }) => result);
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
          <Form.Item label={texts.semester} {...form.choice("number")}>
            <Select
              options={missingSemesters(session).map((value) => ({
                value,
                label: coursesTexts.semesters[value],
              }))}
            />
          </Form.Item>
        )}
        <FieldRow>
          <Form.Item label={texts.starts} {...form.item("startsOn")}>
            <Input type="date" />
          </Form.Item>
          <Form.Item label={texts.ends} {...form.item("endsOn")}>
            <Input type="date" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label={texts.registrationStart} {...form.item("registrationStart", zone)}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label={texts.registrationEnd} {...form.item("registrationEnd")}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
        <Form.Item label={texts.dropDeadline} {...form.item("dropDeadline", texts.dropHint)}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item label={texts.resultsDueOn} {...form.item("resultsDueOn", texts.resultsDueHint)}>
          <Input type="date" />
        </Form.Item>
        <FieldRow>
          <Form.Item label={texts.minCredits} {...form.item("minCredits")}>
            <Input inputMode="numeric" />
          </Form.Item>
          <Form.Item label={texts.maxCredits} {...form.item("maxCredits")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
      {question}
    </>
  );
};
