import { GraphQLScalarType } from "graphql";
import { PortalError } from "../errors.ts";

/** A part of a multipart request from Yoga's parser. */
const isFile = (value: unknown): value is File =>
  typeof value === "object" &&
  value !== null &&
  "arrayBuffer" in value &&
  // JSON cannot contain this.
  typeof value.arrayBuffer === "function" &&
  "name" in value &&
  "size" in value;

/** Only a part of a multipart request is an upload; a text in its place is refused. */
export const uploadScalar = new GraphQLScalarType<File, never>({
  name: "Upload",
  parseValue: (value) => {
    if (isFile(value)) return value;
    throw new PortalError("INVALID_REQUEST");
  },
  parseLiteral: () => {
    throw new PortalError("INVALID_REQUEST");
  },
  serialize: () => {
    throw new PortalError("INTERNAL");
  },
});
