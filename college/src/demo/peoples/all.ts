import { hausaFulani } from "./hausa-fulani.ts";
import { igbo } from "./igbo.ts";
import { middleBelt } from "./middle-belt.ts";
import type { People } from "./people.ts";
import { southSouth } from "./south-south.ts";
import { yoruba } from "./yoruba.ts";

/** The peoples the demo's students come from; the college lies in Yorubaland, and its students show it. */
export const peoples: readonly People[] = [yoruba, hausaFulani, igbo, ...southSouth, ...middleBelt];
