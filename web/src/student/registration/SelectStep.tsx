import { useState } from "react";
import { toggleProblem } from "../../../../rules/registration/course-selection.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CourseFilters } from "./CourseFilters.tsx";
import { CourseGroup } from "./CourseGroup.tsx";
import { CreditBar } from "./CreditBar.tsx";
import { type CourseFilter, matches, noFilter } from "./course-filter.ts";
import styles from "./Registration.module.css";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { registrationTexts } from "./registration-texts.ts";
import type { Courses, Registration } from "./registration-types.ts";
import type { SemesterOffer, ShownCourse } from "./semester-offer.ts";
import type { Selection } from "./use-selection.ts";
import type { Problem } from "./use-submission.ts";

const labels = registrationTexts.select;

interface SelectStepProps {
  readonly registration: Registration;
  readonly courses: Courses;
  readonly offer: SemesterOffer;
  readonly work: Selection;
  readonly filter: CourseFilter;
  readonly onFilter: (filter: CourseFilter) => void;
  readonly problem: Problem | null;
  readonly onToggle: () => void;
  readonly onNext: () => void;
}

/** The result of the last press on a course. */
interface Press {
  readonly course: ShownCourse;
  /** Why it had no effect; null if it had one. */
  readonly problem: string | null;
  readonly isSelected: boolean;
}

const announcementOf = ({ course: { record }, problem, isSelected }: Press): string => {
  if (problem !== null) return problem;
  const { selected, deselected } = registrationTexts.balance;
  return isSelected ? selected(record.code) : deselected(record.code);
};

/** The first step: search and selection of the semester's courses. */
export const SelectStep = (props: SelectStepProps) => {
  const { registration, courses, offer, work, filter, onFilter, problem, onToggle, onNext } = props;
  const [pressed, setPressed] = useState<Press | null>(null);
  const shown = offer.courses.filter(({ record }) => matches(filter, record));
  const toggle = (course: ShownCourse) => {
    const isSelected = !work.selection.has(course.id);
    onToggle();
    setPressed({ course, isSelected, problem: work.toggle(course) });
  };
  const groups = [
    { title: labels.carryovers, hint: labels.carryoversHint, isCarryover: true },
    { title: labels.newCourses, isCarryover: false },
  ];
  return (
    <div className={styles.step}>
      <RegistrationHeader registration={registration} courses={courses} />
      {work.wasRestored && (
        <Notice kind="info">
          <div className={styles.notice}>
            <p>{labels.restored}</p>
            <Button variant="secondary" onClick={work.startOver}>
              {labels.startOver}
            </Button>
          </div>
        </Notice>
      )}
      <Card>
        <div className={styles.stack}>
          <h2 tabIndex={-1}>{registrationTexts.steps.names.select}</h2>
          <CourseFilters
            courses={offer.courses}
            {...{ filter, onFilter }}
            shownCount={shown.length}
          />
          {groups.map(({ isCarryover, ...group }) => (
            <CourseGroup
              key={group.title}
              {...group}
              courses={shown.filter((course) => course.isCarryover === isCarryover)}
              selection={work.selection}
              onToggle={toggle}
              isLocked={(course) => isLocked(offer, work.selection, course)}
              problemOf={({ id }) => (pressed?.course.id === id ? pressed.problem : null)}
            />
          ))}
          {shown.length === 0 && (
            <EmptyState icon="search" title={labels.noMatch}>
              <p>{labels.noMatchHint}</p>
              <Button variant="secondary" onClick={() => onFilter(noFilter)}>
                {labels.clear}
              </Button>
            </EmptyState>
          )}
        </div>
      </Card>
      <CreditBar
        {...{ offer, problem }}
        selection={work.selection}
        announcement={pressed && announcementOf(pressed)}
        action={(isOver) => (
          <Button disabled={isOver || work.selection.size === 0} onClick={onNext}>
            {labels.next}
          </Button>
        )}
      />
    </div>
  );
};

/** Whether no press changes the course, even with few credits selected. */
const isLocked = (
  offer: SemesterOffer,
  selection: ReadonlySet<string>,
  course: ShownCourse,
): boolean =>
  (selection.has(course.id) || course.missingPrerequisites.length > 0) &&
  toggleProblem(offer, selection, course) !== null;
