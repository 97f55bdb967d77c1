import type { Resolvers } from "../../generated/resolvers.ts";
import { FreeBeds } from "./accepted-subscription.ts";
import { hostelKindOf } from "./hostel-kind.ts";

export const liveResolvers = {
  Subscription: {
    hostelAvailability: {
      subscribe: async (_root, _args, context) => new FreeBeds(await hostelKindOf(context)),
    },
  },
} satisfies Resolvers;
