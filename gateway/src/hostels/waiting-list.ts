import {
  joinHostelWaitingList,
  leaveHostelWaitingList,
} from "../../../contract/hostels/bed-selection.ts";
import { isBusinessRefusal, isFault, isUnsupported } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { HostelWaiting } from "../generated/schema-types.ts";
import { collegeRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import type { HostelPage } from "./hostel-source.ts";
import { bedOf } from "./rooms.ts";

type Result = Awaited<ResolversTypes["HostelResult"]>;
type Answer = { readonly message?: string | undefined };

export const waitingOf = ({ dashboard: { waiting } }: HostelPage): HostelWaiting | null => {
  if (waiting == null) return null;
  const { offer } = waiting;
  return { ...waiting, offer: offer && { ...offer, bed: bedOf(offer.bed) } };
};

export const joinWaitingList = ({ college }: GatewayContext): Promise<Result> =>
  resultOf(college.write(joinHostelWaitingList, {}), texts.hostel.joined);

export const leaveWaitingList = ({ college }: GatewayContext): Promise<Result> =>
  resultOf(college.write(leaveHostelWaitingList, {}), texts.hostel.left);

const resultOf = async (change: Promise<Answer>, done: string): Promise<Result> => {
  try {
    const { message } = await change;
    return { __typename: "HostelChanged", message: message || done };
  } catch (error) {
    if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (isFault(error)) throw errorWithMessage(error, texts.hostel.notChanged);
    if (isBusinessRefusal(error)) {
      return collegeRefusal(error, {
        fallback: texts.hostel.notChanged,
        hasInput: false,
        unpaid: { code: "HOSTEL_UNPAID", message: texts.hostel.unpaid },
      });
    }
    throw error;
  }
};
