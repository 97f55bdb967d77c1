import Type from "typebox";
import type { CollegeRefusal, NamedBed } from "./failure.ts";
import { hasShape } from "./shape.ts";

type Body = Readonly<Record<string, unknown>>;

/** No refusal names more records than a person could look at. */
const most = 200;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every list of record numbers in a refusal, by its name; a college may write them as texts. */
export const readIds = (body: Body): CollegeRefusal["ids"] =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const isIdList = name.endsWith("Ids") && Array.isArray(value);
      return isIdList ? [[name, value.slice(0, most).flatMap(idOf)] as const] : [];
    }),
  );

const idOf = (value: unknown): number[] => {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? [id] : [];
};

const Label = Type.Union([Type.Integer(), Type.String({ maxLength: 50 })]);
const Bed = Type.Object({ id: Type.Integer(), roomNumber: Label, bedNumber: Label });

/** From `nearest_beds`; their ids may be texts too. */
export const readBeds = ({ nearestBeds: beds }: Body): readonly NamedBed[] =>
  (Array.isArray(beds) ? beds.slice(0, most) : [])
    .filter(isRecord)
    .flatMap((bed) => idOf(bed.id).map((id) => ({ ...bed, id })))
    .filter(isBed);

const isBed = (value: unknown): value is NamedBed => hasShape(Bed, value);
