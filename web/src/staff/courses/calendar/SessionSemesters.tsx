import { Button } from "antd";
import { useState } from "react";
import type {
  OfficeCalendarQuery_officeCalendar_sessions,
  OfficeCalendarQuery_officeCalendar_sessions_semesters as SemesterRecord,
} from "../../../gql/staff-courses.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { semesterNames } from "../texts.ts";
import { missingSemesters, SemesterForm } from "./SemesterForm.tsx";

interface SessionSemestersProps {
  readonly session: OfficeCalendarQuery_officeCalendar_sessions;
  /** The semester whose limits a new one copies. */
  readonly like: SemesterRecord | null;
  readonly onChanged: () => void;
  readonly onMakeCurrent: (semester: SemesterRecord) => void;
}

export const SessionSemesters = (props: SessionSemestersProps) => {
  const { session, like, onChanged, onMakeCurrent } = props;
  const { timeZone } = usePortal();
  const [edited, setEdited] = useState<SemesterRecord | "new" | null>(null);
  const close = () => setEdited(null);
  const addTitle = `Add a semester to ${session.name}`;
  const nameOf = ({ number }: SemesterRecord) =>
    `${semesterNames[number]} semester of ${session.name}`;
  const windowOf = ({ registrationStart, registrationEnd }: SemesterRecord) =>
    registrationStart && registrationEnd
      ? `${formatMoment(registrationStart, timeZone)} – ${formatMoment(registrationEnd, timeZone)}`
      : "Not set";
  return (
    <SectionCard
      title={session.name}
      actions={
        missingSemesters(session).length > 0 && (
          <Button aria-label={addTitle} onClick={() => setEdited("new")}>
            Add semester
          </Button>
        )
      }
    >
      <p>
        {session.isCurrent && <StatusTag kind="good">Runs now</StatusTag>}{" "}
        {session.tuitionLevels.length === 0
          ? "No tuition record is active."
          : `Tuition is payable for level ${session.tuitionLevels.join(", ")}.`}
      </p>
      {session.semesters.length === 0 ? (
        <p>No semester yet.</p>
      ) : (
        <FigureTable
          label={session.name}
          columns={[
            "Semester",
            "Dates",
            "Registration",
            "Courses can be dropped until",
            "Results due on",
            "Credits",
            "Actions",
          ]}
          textColumns={5}
          rows={session.semesters.map((semester) => ({
            key: semester.id,
            cells: [
              semesterNames[semester.number],
              `${formatCalendarDate(semester.startsOn)} – ${formatCalendarDate(semester.endsOn)}`,
              windowOf(semester),
              semester.dropDeadline ? formatMoment(semester.dropDeadline, timeZone) : "Not set",
              semester.resultsDueOn ? formatCalendarDate(semester.resultsDueOn) : "Not set",
              `${semester.minCredits}–${semester.maxCredits}`,
              <>
                {semester.isCurrent ? (
                  <StatusTag kind="good">Runs now</StatusTag>
                ) : (
                  <Button
                    aria-label={`Make ${nameOf(semester)} current`}
                    onClick={() => onMakeCurrent(semester)}
                  >
                    Make current
                  </Button>
                )}{" "}
                <Button aria-label={`Edit ${nameOf(semester)}`} onClick={() => setEdited(semester)}>
                  Edit
                </Button>
              </>,
            ],
          }))}
        />
      )}
      {edited !== null && (
        <StaffDialog title={edited === "new" ? addTitle : `Edit ${nameOf(edited)}`} onClose={close}>
          <SemesterForm
            session={session}
            semester={edited === "new" ? null : edited}
            like={like}
            onCancel={close}
            onSaved={() => {
              close();
              onChanged();
            }}
          />
        </StaffDialog>
      )}
    </SectionCard>
  );
};
