import { hausaFulani, middleBelt } from "./north.ts";
import type { People } from "./people.ts";
import { igbo, southSouth, yoruba } from "./south.ts";

/** The peoples the demo's students come from; the college lies in Yorubaland, and its students show it. */
export const peoples: readonly People[] = [yoruba, hausaFulani, igbo, ...southSouth, ...middleBelt];
