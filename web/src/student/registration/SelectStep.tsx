import { DownOutlined, UpOutlined, WarningOutlined } from "@ant-design/icons";
import { Alert, Button, Card, Checkbox, Empty, Flex, Input, Select } from "antd";
import { useId, useState } from "react";
import { toggleProblem } from "../../../../rules/registration/course-selection.ts";
import { classNames } from "../../lib/class-names.ts";
import { courseCount, creditCount } from "../counts.ts";
import { CreditBar } from "./CreditBar.tsx";
import { type CourseFilter, departmentsOf, matches, noFilter } from "./course-filter.ts";
import styles from "./Registration.module.css";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import type { SemesterOffer, ShownCourse } from "./semester-offer.ts";
import type { Selection } from "./use-selection.ts";
import type { Problem } from "./use-submission.ts";

interface SelectStepProps {
  readonly offer: SemesterOffer;
  readonly work: Selection;
  readonly filter: CourseFilter;
  readonly onFilter: (filter: CourseFilter) => void;
  readonly problem: Problem | null;
  readonly onToggle: () => void;
  readonly onNext: () => void;
}

interface Press {
  readonly course: ShownCourse;
  /** Why it had no effect; null if it had one. */
  readonly problem: string | null;
  readonly isSelected: boolean;
}

const announcementOf = ({ course: { record }, problem, isSelected }: Press): string =>
  problem ?? `${record.code} ${isSelected ? "selected" : "deselected"}.`;

const groups = [
  {
    title: "Carryover courses",
    hint: "Failed before, to be taken again.",
    has: ({ isCarryover }: ShownCourse) => isCarryover,
  },
  {
    title: "Compulsory courses",
    has: ({ isCarryover, isCompulsory }: ShownCourse) => isCompulsory && !isCarryover,
  },
  {
    title: "Elective courses",
    has: ({ isCarryover, isCompulsory }: ShownCourse) => !isCompulsory && !isCarryover,
  },
];

export const SelectStep = (props: SelectStepProps) => {
  const { offer, work, filter, onFilter, problem, onToggle, onNext } = props;
  const [pressed, setPressed] = useState<Press | null>(null);
  const shown = offer.courses.filter(({ record }) => matches(filter, record));
  const toggle = (course: ShownCourse) => {
    const isSelected = !work.selection.has(course.id);
    onToggle();
    setPressed({ course, isSelected, problem: work.toggle(course) });
  };
  return (
    <>
      <RegistrationHeader offer={offer} />
      {work.wasRestored && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="Your selection from before is back. It is not registered yet."
          action={<Button onClick={work.startOver}>Start over</Button>}
        />
      )}
      <Card size="small">
        <Flex vertical gap="middle">
          <h2 tabIndex={-1}>Select Courses</h2>
          <CourseFilters {...{ filter, onFilter, shown }} courses={offer.courses} />
          {groups.map(({ has, ...group }) => (
            <CourseGroup
              key={group.title}
              {...group}
              courses={shown.filter(has)}
              selection={work.selection}
              onToggle={toggle}
              isLocked={(course) => isLocked(offer, work.selection, course)}
              problemOf={({ id }) => (pressed?.course.id === id ? pressed.problem : null)}
            />
          ))}
          {shown.length === 0 && (
            <Empty description="No course matches">
              <p>Courses you have selected stay selected.</p>
              <Button onClick={() => onFilter(noFilter)}>Clear search</Button>
            </Empty>
          )}
        </Flex>
      </Card>
      <CreditBar
        {...{ offer, problem }}
        selection={work.selection}
        announcement={pressed && announcementOf(pressed)}
        action={(isOver) => (
          <Button type="primary" disabled={isOver || work.selection.size === 0} onClick={onNext}>
            Continue to Review
          </Button>
        )}
      />
    </>
  );
};

interface CourseFiltersProps extends Pick<SelectStepProps, "filter" | "onFilter"> {
  readonly courses: readonly ShownCourse[];
  readonly shown: readonly ShownCourse[];
}

/** The filters of the course list. The number of matches is announced. */
const CourseFilters = ({ courses, shown, filter, onFilter }: CourseFiltersProps) => {
  const departments = departmentsOf(courses.map(({ record }) => record));
  const all = courseCount(courses.length);
  return (
    <search>
      <Flex gap="small">
        <Input
          type="search"
          allowClear
          aria-label="Search by code or title"
          placeholder="Search by code or title"
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={100}
        />
        {departments.length > 0 && (
          <Select
            className={classNames(styles.department)}
            showSearch
            allowClear
            aria-label="Department"
            placeholder="All departments"
            value={filter.department || null}
            options={departments.map((value) => ({ value, label: value }))}
            onChange={(department) => onFilter({ ...filter, department: department ?? "" })}
          />
        )}
      </Flex>
      <p role="status" className={styles.muted}>
        {shown.length === courses.length ? all : `${shown.length} of ${all}`}
      </p>
    </search>
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

interface CourseGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly courses: readonly ShownCourse[];
  readonly selection: ReadonlySet<string>;
  readonly onToggle: (course: ShownCourse) => void;
  readonly isLocked: (course: ShownCourse) => boolean;
  readonly problemOf: (course: ShownCourse) => string | null;
}

/** Courses of one kind under a heading. Renders nothing without courses. */
const CourseGroup = (props: CourseGroupProps) => {
  const { title, hint, courses, selection, onToggle, isLocked, problemOf } = props;
  const titleId = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {hint && <p className={styles.muted}>{hint}</p>}
      <ul className={styles.lines}>
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            isSelected={selection.has(course.id)}
            isLocked={isLocked(course)}
            problem={problemOf(course)}
            onToggle={() => onToggle(course)}
          />
        ))}
      </ul>
    </section>
  );
};

interface CourseRowProps {
  readonly course: ShownCourse;
  readonly isSelected: boolean;
  /** A press has no effect but shows the reason. */
  readonly isLocked: boolean;
  readonly problem: string | null;
  readonly onToggle: () => void;
}

/** One course with its checkbox. All but code, title and credits is folded away. */
const CourseRow = ({ course, isSelected, isLocked, problem, onToggle }: CourseRowProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { code, title, creditLoad } = course.record;
  const details = detailsOf(course);
  return (
    <li className={styles.course}>
      <Checkbox
        className={classNames(styles.box)}
        checked={isSelected}
        // Not `disabled`: a press explains the lock, and the keyboard reaches it.
        aria-disabled={isLocked || undefined}
        aria-describedby={`${id}-credits ${id}-problem`}
        onChange={onToggle}
      >
        <span className={styles.code}>{code}</span> <span>{title}</span>
      </Checkbox>
      <span id={`${id}-credits`} className={styles.credits}>
        {creditCount(creditLoad)}
      </span>
      {details.length > 0 && (
        <Button
          type="text"
          icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          aria-label={`Details of ${code}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && (
        <ul className={styles.more}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem !== null && (
          <>
            <WarningOutlined aria-hidden /> {problem}
          </>
        )}
      </p>
    </li>
  );
};

const detailsOf = (course: ShownCourse): readonly string[] => {
  const { record, isCarryover, isRegistered, missingPrerequisites: missing } = course;
  const needsNone = isCarryover || isRegistered;
  const passed = record.prerequisites.filter(({ isPassed }) => isPassed).map(({ code }) => code);
  return [
    isRegistered && "Registered",
    !needsNone && missing.length > 0 && `Pass ${missing.join(", ")} first`,
    !needsNone && passed.length > 0 && `Needs ${passed.join(", ")} (passed)`,
    record.department,
    record.lecturers.length > 0 && `Taught by ${record.lecturers.join(", ")}`,
  ].filter((detail): detail is string => typeof detail === "string");
};
