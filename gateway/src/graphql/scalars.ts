import { GraphQLScalarType } from "graphql";
import { instantOf } from "../../../contract/zoned-time.ts";
import { PortalError } from "../errors.ts";

/** The college sent a value that does not fit the scalar. */
const fault = (): never => {
  throw new PortalError("COLLEGE_FAULT");
};

/** The client sent a value that does not fit the scalar. */
const refuse = (): never => {
  throw new PortalError("INVALID_REQUEST");
};

const day = /^\d{4}-\d{2}-\d{2}$/;

const dateScalar = new GraphQLScalarType({
  name: "Date",
  parseValue: (value) => (typeof value === "string" && day.test(value) ? value : refuse()),
  serialize: (value) => (typeof value === "string" && day.test(value) ? value : fault()),
});

/** Clients get UTC for any offset; a time without an offset is in the college's own time zone. */
const dateTimeScalar = (timeZone: string) =>
  new GraphQLScalarType({
    name: "DateTime",
    parseValue: (value) =>
      typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : refuse(),
    serialize: (value) => {
      const time = typeof value === "string" ? instantOf(value, timeZone) : Number.NaN;
      return Number.isNaN(time) ? fault() : new Date(time).toISOString();
    },
  });

const nairaScalar = new GraphQLScalarType({
  name: "Naira",
  parseValue: (value) =>
    typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : refuse(),
  serialize: (value) =>
    typeof value === "number" && Number.isFinite(value) && value >= 0
      ? Math.round(value * 100) / 100
      : fault(),
});

/** @param timeZone the college's. */
export const scalars = (timeZone: string) => ({
  Date: dateScalar,
  DateTime: dateTimeScalar(timeZone),
  Naira: nairaScalar,
});
