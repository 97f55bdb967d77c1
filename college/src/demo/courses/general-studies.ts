import type { ClassCourses } from "./table.ts";

/** Taught to the students of every department; all of it is compulsory. */
export const generalStudies: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["GNS 101", "Use of English I", 2],
      ["GNS 103", "Use of Library, Study Skills and Information Literacy", 1],
    ],
    elective: [],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["GNS 102", "Use of English II", 2, "GNS 101"],
      ["GNS 104", "Citizenship Education and the Nigerian Constitution", 1],
    ],
    elective: [],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [["GNS 201", "Communication in English", 2, "GNS 102"]],
    elective: [],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [["GNS 202", "Introduction to Computer Applications", 2]],
    elective: [],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [["GNS 301", "Entrepreneurship and Small Business Management", 2]],
    elective: [],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [["GNS 302", "Peace Studies and Conflict Resolution", 2]],
    elective: [],
  },
];
