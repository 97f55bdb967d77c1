import { matchPath } from "react-router-dom";
import type { StaffSearchQuery } from "../../gql/staff-shell.ts";
import type { StaffRoute } from "../staff-route.ts";
import { staffTexts } from "../texts.ts";
import type { SearchResult, SearchResultGroup } from "./search-pages.ts";

const labels = staffTexts.search;

/** The first of `paths` that is in `routes`; null if none is. */
const firstExistingPath = (
  routes: readonly Pick<StaffRoute, "path">[],
  ...paths: readonly string[]
): string | null =>
  paths.find((path) => {
    const [place] = path.split("?");
    return routes.some((route) => matchPath(`/${route.path}`, `/${place}`));
  }) ?? null;

/** The search results of the college. Each links to its own screen, else to its list filtered to it. */
export const recordResults = (
  routes: readonly Pick<StaffRoute, "path">[],
  { applicants, students, courses }: StaffSearchQuery["staffSearch"],
): readonly SearchResultGroup[] => {
  const place = (list: string, id: string, number: string) =>
    firstExistingPath(
      routes,
      `${list}/${id}`,
      `${list}?${new URLSearchParams({ search: number })}`,
    );
  const ofApplicants = applicants.map(
    ({ id, applicationNo, name, department }): SearchResult => ({
      key: `applicant ${id}`,
      path: place("applicants", id, applicationNo),
      title: name,
      detail: `${applicationNo} · ${department}`,
    }),
  );
  const ofStudents = students.map(
    ({ id, matricNumber, name, department, level }): SearchResult => ({
      key: `student ${id}`,
      path: place("students", id, matricNumber),
      title: name,
      detail: `${matricNumber} · ${department} · ${labels.level(level)}`,
    }),
  );
  const ofCourses = courses.map(
    ({ id, code, title, department }): SearchResult => ({
      key: `course ${id}`,
      path: place("courses", id, code),
      title: `${code} ${title}`,
      detail: department,
    }),
  );
  return [
    { heading: labels.applicants, items: ofApplicants },
    { heading: labels.students, items: ofStudents },
    { heading: labels.courses, items: ofCourses },
  ];
};
