import { GraphQLScalarType } from "graphql";
import { PortalError } from "../errors.ts";

/** An answer of the college that cannot be shown as what it should be. */
const fault = (): never => {
  throw new PortalError("COLLEGE_FAULT");
};

const dateScalar = new GraphQLScalarType({
  name: "Date",
  serialize: (value) =>
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : fault(),
});

/** Whatever offset the college writes, clients get UTC. */
const dateTimeScalar = new GraphQLScalarType({
  name: "DateTime",
  serialize: (value) => {
    const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? fault() : new Date(time).toISOString();
  },
});

const nairaScalar = new GraphQLScalarType({
  name: "Naira",
  serialize: (value) =>
    typeof value === "number" && Number.isFinite(value) && value >= 0
      ? Math.round(value * 100) / 100
      : fault(),
});

export const scalars = { Date: dateScalar, DateTime: dateTimeScalar, Naira: nairaScalar };
