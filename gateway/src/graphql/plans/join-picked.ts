import type { FieldPlan, PickedField } from "./field-plan.ts";

/**
 * Joins neighbouring fields that are picked from the same thing, so that it is awaited once for all of them. One alone becomes the
 * same, so that errors stay in the order of the fields.
 */
export const joinPicked = (fields: readonly FieldPlan[]): readonly FieldPlan[] => {
  const joined: FieldPlan[] = [];
  let neighbours: PickedField[] = [];
  const join = (): void => {
    const [first] = neighbours;
    if (first !== undefined) joined.push({ ...first, label: "", picked: neighbours });
    neighbours = [];
  };
  for (const field of fields) {
    if (!isPicked(field)) {
      join();
      joined.push(field);
    } else {
      if (neighbours[0] && neighbours[0].picking.open !== field.picking.open) join();
      neighbours.push(field);
    }
  }
  join();
  return joined;
};

const isPicked = (field: FieldPlan): field is PickedField => field.picking !== undefined;
