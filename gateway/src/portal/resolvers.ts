import type { Resolvers } from "../generated/resolvers.ts";
import { portalOf } from "./portal.ts";

export const portalResolvers = {
  Query: { portal: (_root, _args, { identity }) => portalOf(identity) },
} satisfies Resolvers;
