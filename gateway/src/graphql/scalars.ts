import { GraphQLScalarType } from "graphql";
import { instantOf } from "../../../contract/zoned-time.ts";
import { PortalError } from "../errors.ts";

/** An answer of the college that cannot be shown as what it should be. */
const fault = (): never => {
  throw new PortalError("COLLEGE_FAULT");
};

/** What somebody sends that is not what it should be. */
const refuse = (): never => {
  throw new PortalError("INVALID_REQUEST");
};

const day = /^\d{4}-\d{2}-\d{2}$/;

const dateScalar = new GraphQLScalarType({
  name: "Date",
  parseValue: (value) => (typeof value === "string" && day.test(value) ? value : refuse()),
  serialize: (value) => (typeof value === "string" && day.test(value) ? value : fault()),
});

/** Whatever offset the college writes, clients get UTC; without one it writes by its own clocks. */
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
