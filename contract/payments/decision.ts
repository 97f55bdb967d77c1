import Type from "typebox";
import { Typed } from "../shapes.ts";

/** What a second person says to what somebody asked for. */
export const Decision = Type.Object({
  is_approved: Type.Boolean(),
  /** Needed to decline, 5 characters at least. */
  note: Type.Optional(Typed),
});
