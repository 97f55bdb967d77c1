import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Data } from "../harness/portal-client.ts";

const Bed = Type.Object({ id: Type.String() });
const Page = Type.Object({ rooms: Type.Array(Type.Object({ beds: Type.Array(Bed) })) });

/** The fields of a hostel page and of a claim that the bench needs. */
const StudentHostel = Compile(Type.Object({ viewer: Type.Object({ hostel: Page }) }));
const Applied = Type.Object({ application: Type.Object({ state: Type.String() }) });
const Held = Compile(Type.Object({ hostel: Type.Union([Applied, Type.Null()]) }));
const Taken = Compile(Type.Object({ nearest: Type.Array(Bed) }));
const Refused = Compile(Type.Object({ code: Type.String() }));

/** The free beds of a page's answer; undefined if the answer lacks them. */
export const readPage = (data: Data): readonly number[] | undefined =>
  StudentHostel.Check(data) ? freeOn(data.viewer.hostel) : undefined;

export type ClaimAnswer =
  | { readonly outcome: "held" }
  | { readonly outcome: "taken"; readonly nearest: readonly number[] }
  | { readonly outcome: "refused"; readonly code: string };

/** @throws Error for an answer that the schema does not know. */
export const readClaim = ({ selectBed }: Data): ClaimAnswer => {
  if (Taken.Check(selectBed)) {
    return { outcome: "taken", nearest: selectBed.nearest.map(idOf) };
  }
  if (Held.Check(selectBed)) return { outcome: "held" };
  if (Refused.Check(selectBed)) return { outcome: "refused", code: selectBed.code };
  throw new Error(`nobody knows this answer: ${JSON.stringify(selectBed)}`);
};

const freeOn = ({ rooms }: { rooms: { beds: { id: string }[] }[] }): readonly number[] =>
  rooms.flatMap(({ beds }) => beds.map(idOf));

const idOf = ({ id }: { readonly id: string }): number => Number(id);
