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

/** Departments whose students may take a course of another department, as an elective; by code. */
export const sharedCourses: Readonly<Record<string, readonly string[]>> = {
  "CHE 119": ["Public Health"],
  "CHE 128": ["Epidemiology and Disease Control"],
  "CHE 216": ["Epidemiology and Disease Control"],
  "CHE 326": ["Environmental Health", "Epidemiology and Disease Control"],
  "PUH 117": ["Community Health", "Environmental Health"],
  "PUH 226": ["Community Health", "Pharmacy Technician"],
  "PUH 315": ["Epidemiology and Disease Control"],
  "EVH 127": ["Orthopaedic Cast Technology"],
  "EVH 318": ["Public Health", "Community Health"],
  "MLS 127": ["Pharmacy Technician"],
  "MLS 219": ["Epidemiology and Disease Control"],
  "EDC 325": ["Pharmacy Technician", "Medical Laboratory Science"],
  "OCT 119": ["Medical Laboratory Science"],
};
