import type { studentStandings } from "../db/schema/students.ts";
import { texts } from "../texts.ts";

export type StudentStanding = (typeof studentStandings)[number];

/** What only an active student does. Everybody else logs in and sees what there was. */
export type Doing = keyof typeof texts.people.doing;

/** Why a student may not do it now, a sentence for them; undefined where they may. */
export const standingObstacle = (standing: StudentStanding, doing: Doing): string | undefined =>
  standing === "active" ? undefined : texts.people.standing[standing](texts.people.doing[doing]);
