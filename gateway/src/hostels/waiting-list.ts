import { isBusinessRefusal, isFault, isUnoffered } from "../college/failure.ts";
import { joinWaitingList, leaveWaitingList } from "../college/hostel.ts";
import { troubleOf } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { collegeRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["HostelResult"]>;
type Answer = { readonly message?: string | undefined };

export const joinHostelWaitingList = ({ college }: GatewayContext): Promise<Result> =>
  changed(joinWaitingList(college), texts.hostel.joined);

export const leaveHostelWaitingList = ({ college }: GatewayContext): Promise<Result> =>
  changed(leaveWaitingList(college), texts.hostel.left);

const changed = async (change: Promise<Answer>, done: string): Promise<Result> => {
  try {
    const { message } = await change;
    return { __typename: "HostelChanged", message: message || done };
  } catch (error) {
    if (isUnoffered(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (isFault(error)) throw troubleOf(error, texts.hostel.notChanged);
    if (isBusinessRefusal(error)) {
      return collegeRefusal(error, {
        fallback: texts.hostel.notChanged,
        unpaid: { code: "HOSTEL_UNPAID", message: texts.hostel.unpaid },
      });
    }
    throw error;
  }
};
