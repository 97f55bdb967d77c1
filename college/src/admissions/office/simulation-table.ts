import type { exportSimulation } from "../../../../contract/admissions/ranking.ts";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import type { WholeTable } from "../../lists/export.ts";
import { simulateRound } from "./simulation.ts";

type Asked = Omit<QueryOf<typeof exportSimulation>, "format">;

/** The candidates of a department and what a plan proposes for each, for a spreadsheet. @throws as `simulateRound` */
export const simulationTable = async (college: College, asked: Asked): Promise<WholeTable> => {
  const { applicationSessionId, ...plan } = asked;
  const { departments } = await simulateRound(college, {
    applicationSessionId,
    departments: [plan],
  });
  return {
    name: "ranking",
    asked,
    headings: [
      "Department",
      "Rank",
      "Application number",
      "Name",
      "Test score (%)",
      "JAMB score",
      "Proposed",
      "Decided",
    ],
    rows: departments.flatMap(({ department, candidates }) =>
      candidates.map((one) => [
        department,
        one.rank,
        one.applicationNo,
        one.name,
        one.score,
        one.jambScore,
        words(one.outcome),
        one.decided && words(one.decided),
      ]),
    ),
  };
};

const words = (outcome: string): string => outcome.replaceAll("_", " ");
