import { Button } from "antd";
import { useState } from "react";
import type { OfficeSemesterFragment, OfficeSessionFragment } from "../../../gql/staff-courses.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { coursesTexts } from "../texts.ts";
import { SemesterForm } from "./SemesterForm.tsx";
import { missingSemesters } from "./semester-values.ts";

const texts = coursesTexts.calendar;

interface SessionSemestersProps {
  readonly session: OfficeSessionFragment;
  /** The semester whose limits a new one copies. */
  readonly like: OfficeSemesterFragment | null;
  readonly onChanged: () => void;
  readonly onMakeCurrent: (semester: OfficeSemesterFragment) => void;
}

/** An academic session with its semesters. */
export const SessionSemesters = (props: SessionSemestersProps) => {
  const { session, like, onChanged, onMakeCurrent } = props;
  const { timeZone } = usePortal();
  const [edited, setEdited] = useState<OfficeSemesterFragment | "new" | null>(null);
  const close = () => setEdited(null);
  const nameOf = ({ number }: OfficeSemesterFragment) =>
    texts.name(coursesTexts.semesters[number], session.name);
  const windowOf = ({ registrationStart, registrationEnd }: OfficeSemesterFragment) =>
    registrationStart && registrationEnd
      ? `${formatMoment(registrationStart, timeZone)} – ${formatMoment(registrationEnd, timeZone)}`
      : texts.notSet;
  return (
    <SectionCard
      title={session.name}
      actions={
        missingSemesters(session).length > 0 && (
          <Button aria-label={texts.addSemesterOf(session.name)} onClick={() => setEdited("new")}>
            {texts.addSemester}
          </Button>
        )
      }
    >
      <p>
        {session.isCurrent && <StatusTag kind="good">{texts.current}</StatusTag>}{" "}
        {texts.tuition(session.tuitionLevels)}
      </p>
      {session.semesters.length === 0 ? (
        <p>{texts.noSemesters}</p>
      ) : (
        <FigureTable
          label={session.name}
          columns={[
            texts.semester,
            texts.dates,
            texts.registration,
            texts.dropDeadline,
            texts.resultsDueOn,
            texts.credits,
            coursesTexts.actions,
          ]}
          textColumns={5}
          rows={session.semesters.map((semester) => ({
            key: semester.id,
            cells: [
              coursesTexts.semesters[semester.number],
              `${formatCalendarDate(semester.startsOn)} – ${formatCalendarDate(semester.endsOn)}`,
              windowOf(semester),
              semester.dropDeadline ? formatMoment(semester.dropDeadline, timeZone) : texts.notSet,
              semester.resultsDueOn ? formatCalendarDate(semester.resultsDueOn) : texts.notSet,
              `${semester.minCredits}–${semester.maxCredits}`,
              <>
                {semester.isCurrent ? (
                  <StatusTag kind="good">{texts.current}</StatusTag>
                ) : (
                  <Button
                    aria-label={texts.makeCurrentOf(nameOf(semester))}
                    onClick={() => onMakeCurrent(semester)}
                  >
                    {texts.makeCurrent}
                  </Button>
                )}{" "}
                <Button
                  aria-label={texts.editSemester(nameOf(semester))}
                  onClick={() => setEdited(semester)}
                >
                  {coursesTexts.edit}
                </Button>
              </>,
            ],
          }))}
        />
      )}
      {edited !== null && (
        <StaffDialog
          title={
            edited === "new"
              ? texts.addSemesterOf(session.name)
              : texts.editSemester(nameOf(edited))
          }
          onClose={close}
        >
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
