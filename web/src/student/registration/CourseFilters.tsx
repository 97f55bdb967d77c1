import { Field } from "../../ui/Field.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type CourseFilter, departmentsOf } from "./course-filter.ts";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";
import type { ShownCourse } from "./semester-offer.ts";

const labels = registrationTexts.select;

interface CourseFiltersProps {
  readonly courses: readonly ShownCourse[];
  readonly filter: CourseFilter;
  readonly onFilter: (filter: CourseFilter) => void;
  readonly shownCount: number;
}

/** The filters of the course list. The number of matches is announced. */
export const CourseFilters = ({ courses, filter, onFilter, shownCount }: CourseFiltersProps) => {
  const departments = departmentsOf(courses.map(({ record }) => record));
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={labels.search}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={100}
      />
      {departments.length > 0 && (
        <Field label={labels.department}>
          {(control) => (
            <select
              {...control}
              value={filter.department}
              onChange={(event) => onFilter({ ...filter, department: event.currentTarget.value })}
            >
              <option value="">{labels.allDepartments}</option>
              {departments.map((department) => (
                <option key={department}>{department}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p role="status" className={styles.count}>
        {labels.shown(shownCount, courses.length)}
      </p>
    </search>
  );
};
