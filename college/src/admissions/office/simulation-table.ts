import type { exportSimulation } from "../../../../contract/admissions/ranking.ts";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import type { WholeTable } from "../../lists/export-table.ts";
import { simulateRound } from "./simulation.ts";

type Asked = Omit<QueryOf<typeof exportSimulation>, "format">;

/** The candidates of a department and what a plan proposes for each, for a spreadsheet. @throws as `simulateRound` */
export const simulationTable = async (college: College, asked: Asked): Promise<WholeTable> => {
  const { application_session_id, ...plan } = asked;
  const { departments } = await simulateRound(college, {
    application_session_id,
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
        one.application_no,
        one.name,
        one.score,
        one.jamb_score,
        words(one.outcome),
        one.decided && words(one.decided),
      ]),
    ),
  };
};

const words = (outcome: string): string => outcome.replaceAll("_", " ");
