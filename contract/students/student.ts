import Type from "typebox";
import { profileFields } from "../profiles/profile-fields.ts";
import { Blank } from "../shapes.ts";

/** §3 "Student". `current_semester` is `"1"`, `"2"` or another value; `session` is `"2025/2026"`. */
export const Student = Type.Object({
  id: Type.Integer(),
  matric_number: Type.String(),
  surname: Type.String(),
  first_name: Type.String(),
  other_name: Blank,
  department: Blank,
  programme: Type.Optional(Blank),
  level: Type.Union([Type.Integer(), Type.String(), Type.Null()]),
  current_semester: Blank,
  session: Blank,
  email: Type.String(),
  ...profileFields,
  must_change_password: Type.Optional(
    Type.Boolean({
      description: "An extension: true while the account still has its default password.",
    }),
  ),
});
