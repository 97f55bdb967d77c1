import Type from "typebox";
import { defineEndpoint } from "./endpoint.ts";
import { IsoDate, IsoInstant, tokenNotValidFailure } from "./shapes.ts";

const Unset = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

/** §3 "Registration info". */
export const registrationInfo = defineEndpoint({
  method: "GET",
  path: "/result/courseregistration/registration-info/",
  area: "registration",
  origin: "specified",
  summary: "The academic calendar and the limits of course registration",
  auth: "student",
  status: 200,
  response: Type.Object({
    current_time: IsoInstant,
    academic_calendar: Type.Object({
      semester_start: IsoDate,
      semester_end: IsoDate,
      semester: Type.String(),
    }),
    current_semester: Unset(Type.String()),
    is_registration_open: Type.Boolean(),
    min_credits: Type.Integer({ minimum: 0 }),
    max_credits: Type.Integer({ minimum: 0 }),
    drop_deadline: Unset(IsoInstant),
    registration_start: Unset(IsoInstant),
    registration_end: Unset(IsoInstant),
  }),
  failures: [tokenNotValidFailure],
});
