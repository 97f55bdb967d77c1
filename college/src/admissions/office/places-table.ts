import type { exportPlaces } from "../../../../contract/admissions/ranking.ts";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import { refuse } from "../../http/refusal.ts";
import type { WholeTable } from "../../lists/export.ts";
import { texts } from "../../texts.ts";
import { readRound } from "./read-round.ts";

type Asked = Omit<QueryOf<typeof exportPlaces>, "format">;

/** The places of a round of admission and who is to be decided on, for a spreadsheet. @throws 404 without a round */
export const placesTable = async (
  college: College,
  { applicationSessionId: given }: Asked,
): Promise<WholeTable> => {
  const { applicationSessionId, sessions, departments } = await readRound(college, given);
  const round = sessions.find(({ id }) => id === applicationSessionId);
  if (round === undefined) throw refuse(404, texts.admissionOffice.noRound);
  return {
    name: "admission-places",
    asked: { applicationSessionId: round.id },
    headings: [
      "Round",
      "Session",
      "Department",
      "Quota",
      "Offers",
      "Left",
      "Undecided",
      "Waiting list",
      "Not admitted",
      "Untested",
    ],
    rows: departments.map(({ department, quota, taken, ...counts }) => [
      round.title,
      round.session,
      department,
      quota,
      taken,
      quota === null ? null : Math.max(0, quota - taken),
      counts.undecided,
      counts.waitingList,
      counts.notAdmitted,
      counts.untested,
    ]),
  };
};
