import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { graphql } from "graphql";

const schema = makeExecutableSchema({
  typeDefs: readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"),
  resolverValidationOptions: { requireResolversForResolveType: "ignore" },
});

const grades: readonly (readonly [letter: string, from: number, points: number])[] = [
  ["A", 75, 4],
  ["AB", 70, 3.5],
  ["B", 65, 3.25],
  ["BC", 60, 3],
  ["C", 55, 2.75],
  ["CD", 50, 2.5],
  ["D", 45, 2.25],
  ["E", 40, 2],
  ["F", 0, 0],
];

const students = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    studentId: String(index + 1),
    matricNumber: `COHT/2025/${String(index + 1).padStart(3, "0")}`,
    name: `Oluwaseun-Adeyemi Student Number ${index + 1}`,
    isCarryover: index % 20 === 0,
    isDropped: index % 150 === 149,
    standing: "ACTIVE",
    ca: null,
    exam: null,
    remark: null,
  }));

/** A gateway's answers to a lecturer with one sheet of `rows` students; it counts the cells it receives and stores none. */
export const answersOf = (rows: number) => {
  const saves: number[] = [];
  const root = {
    portal: {
      version: "bench",
      collegeName: "State College of Health Technology",
      collegeShortName: "COHT",
      logoUrl: "/logo.svg",
      siteUrl: "https://www.college.example",
      supportPhone: "+234 800 000 0000",
      supportWhatsapp: "+234 800 000 0001",
      supportEmail: "support@college.example",
      testVenue: "Main Campus",
      homeState: "Oyo",
      currencySymbol: "₦",
      timeZone: "Africa/Lagos",
    },
    viewer: {
      __typename: "Staff",
      id: "1",
      surname: "Balogun",
      firstName: "Tunde",
      email: "lecturer@college.test",
      passportUrl: null,
      mustChangePassword: false,
      role: "LECTURER",
      permissions: new Proxy({}, { get: () => false }),
      secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    },
    resultSheet: {
      courseId: "31",
      semesterId: "7",
      code: "CHE 211",
      title: "Primary Health Care",
      creditLoad: 3,
      level: 200,
      department: "Community Health",
      session: "2025/2026",
      semester: "SECOND",
      lecturers: ["Balogun Tunde"],
      isOwn: true,
      state: "DRAFT",
      version: 0,
      revision: 1,
      dueOn: "2026-07-10",
      isOverdue: false,
      maxima: { ca: 40, exam: 60 },
      scale: grades.map(([letter, from, points]) => ({ letter, from, points, isPassed: from > 0 })),
      rows: students(rows),
      events: [],
      flags: [],
      canEnter: true,
      canSubmit: true,
      export: { csv: "/download/export/x?format=csv", xlsx: "/download/export/x?format=xlsx" },
    },
    saveScores: ({ input }: { input: { cells: readonly unknown[] } }) => {
      saves.push(input.cells.length);
      return {
        __typename: "SavedScores",
        saved: input.cells.length,
        conflicts: [],
        problems: [],
        entered: 0,
      };
    },
  };
  return {
    /** The number of cells in each request. */
    saves,
    answer: async (body: string): Promise<string> => {
      const { query, variables, operationName } = JSON.parse(body);
      const result = await graphql({
        schema,
        source: query,
        rootValue: root,
        variableValues: variables,
        operationName,
      });
      return JSON.stringify(result);
    },
  };
};
