import { Button, Empty, Form, Input } from "antd";
import { useState } from "react";
import { sessionNameProblem } from "../../../../../rules/courses/academic-calendar.ts";
import {
  CreateAcademicSessionDocument,
  MakeSemesterCurrentDocument,
  OfficeCalendarDocument,
  type OfficeCalendarFragment,
  type OfficeSemesterFragment,
} from "../../../gql/staff-courses.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";
import { SessionSemesters } from "./SessionSemesters.tsx";

const texts = coursesTexts.calendar;

interface AcademicSessionFormProps {
  /** The initial name: the session after the latest. */
  readonly name: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form of a new academic session. */
const AcademicSessionForm = ({ name, onSaved, onCancel }: AcademicSessionFormProps) => {
  const [mutate] = useSave(CreateAcademicSessionDocument);
  const { change } = useConfirmedChange();
  const form = useRecordForm({
    initial: { values: { name }, revision: 0 },
    check: (values) => ({ name: sessionNameProblem(values.name) }),
    save: async (values) => {
      const outcome = await change(() =>
        mutate({ name: values.name.trim() }).then(({ result }) => result),
      );
      return isRefused(outcome) ? outcome : null;
    },
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Form.Item label={texts.session} {...form.item("name", texts.sessionHint)}>
        <Input />
      </Form.Item>
    </RecordForm>
  );
};

interface CalendarProps {
  readonly calendar: OfficeCalendarFragment;
  readonly onChanged: () => void;
}

const Calendar = ({ calendar, onChanged }: CalendarProps) => {
  const { alert, toast } = useFeedback();
  const [isAdding, setIsAdding] = useState(false);
  const [mutate] = useSave(MakeSemesterCurrentDocument);
  const { change, question } = useConfirmedChange();
  const semesters = calendar.sessions.flatMap((session) => session.semesters);
  const running = semesters.find(({ isCurrent }) => isCurrent) ?? null;
  const close = () => setIsAdding(false);
  const done = () => {
    toast("success", coursesTexts.saved);
    onChanged();
  };
  const makeCurrent = ({ id }: OfficeSemesterFragment) => {
    const insteadOf = running?.id ?? null;
    change((isConfirmed) => mutate({ id, insteadOf, isConfirmed }).then(({ result }) => result))
      .then((outcome) => {
        if (!isRefused(outcome)) return done();
        if (outcome.code === "NOT_CONFIRMED") return undefined;
        alert(outcome.message);
        return onChanged();
      })
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ExportButtons links={calendar.export} />
          <Button type="primary" onClick={() => setIsAdding(true)}>
            {texts.addSession}
          </Button>
        </>
      }
    >
      {calendar.sessions.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty}>
          {texts.emptyHint}
        </Empty>
      )}
      {calendar.sessions.map((session) => (
        <SessionSemesters
          key={session.id}
          session={session}
          like={running}
          onChanged={done}
          onMakeCurrent={makeCurrent}
        />
      ))}
      {isAdding && (
        <StaffDialog title={texts.addSession} onClose={close}>
          <AcademicSessionForm
            name={calendar.nextSession ?? ""}
            onCancel={close}
            onSaved={() => {
              close();
              done();
            }}
          />
        </StaffDialog>
      )}
      {question}
    </StaffPage>
  );
};

/** The current session and semester, and those before and after. */
const CalendarPage = () => {
  const query = useStaffQuery(OfficeCalendarDocument, {});
  return (
    <QueryBoundary query={query}>
      {({ officeCalendar }) => <Calendar calendar={officeCalendar} onChanged={query.reload} />}
    </QueryBoundary>
  );
};

export default CalendarPage;
