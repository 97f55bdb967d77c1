import { Button, Empty, Form, Input } from "antd";
import { useState } from "react";
import { sessionNameProblem } from "../../../../../rules/courses/academic-calendar.ts";
import {
  CreateAcademicSessionDocument,
  MakeSemesterCurrentDocument,
  OfficeCalendarDocument,
  type OfficeCalendarQuery_officeCalendar_sessions_semesters as SemesterRecord,
} from "../../../gql/staff-courses.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { isRefused, useConfirmedChange, useConfirmedForm } from "../parts/use-confirmed-change.tsx";
import { SessionSemesters } from "./SessionSemesters.tsx";

interface AcademicSessionFormProps {
  /** The initial name: the session after the latest. */
  readonly name: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const AcademicSessionForm = ({ name, onSaved, onCancel }: AcademicSessionFormProps) => {
  const [mutate] = useSave(CreateAcademicSessionDocument);
  const { form } = useConfirmedForm({
    initial: { values: { name }, revision: 0 },
    check: (values) => ({ name: sessionNameProblem(values.name) }),
    send: (values) => mutate({ name: values.name.trim() }),
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Form.Item
        label="Session"
        {...form.item("name", "Nothing changes for anybody until one of its semesters runs.")}
      >
        <Input />
      </Form.Item>
    </RecordForm>
  );
};

/** The current session and semester, and those before and after. */
export default function CalendarPage() {
  const { alert, toast } = useFeedback();
  const [isAdding, setIsAdding] = useState(false);
  const [mutate] = useSave(MakeSemesterCurrentDocument);
  const { change, question } = useConfirmedChange();
  const query = useStaffQuery(OfficeCalendarDocument, {});
  const semesters = query.data?.officeCalendar.sessions.flatMap((session) => session.semesters);
  const running = semesters?.find(({ isCurrent }) => isCurrent) ?? null;
  const close = () => setIsAdding(false);
  const done = () => {
    toast("success", "Saved.");
    query.reload();
  };
  const makeCurrent = ({ id }: SemesterRecord) => {
    const insteadOf = running?.id ?? null;
    change((isConfirmed) => mutate({ id, insteadOf, isConfirmed }).then(({ result }) => result))
      .then((outcome) => {
        if (!isRefused(outcome)) return done();
        if (outcome.code === "NOT_CONFIRMED") return undefined;
        alert(outcome.message);
        return query.reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return (
    <QueryBoundary query={query}>
      {({ officeCalendar: calendar }) => (
        <StaffPage
          title="Academic Calendar"
          lead="Which session and semester the college is in, and when courses can be registered."
          actions={
            <>
              <ExportButtons links={calendar.export} />
              <Button type="primary" onClick={() => setIsAdding(true)}>
                Add session
              </Button>
            </>
          }
        >
          {calendar.sessions.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No academic session yet">
              Add the first one, then its semesters.
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
            <StaffDialog title="Add session" onClose={close}>
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
      )}
    </QueryBoundary>
  );
}
