import Type, { type Static } from "typebox";
import { selectBed } from "../../../contract/hostels/bed-selection.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { type CollegeFailure, isBusinessRefusal, isFault } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import { recordIdOf } from "../college/record-id.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { collegeRefusal, refusal } from "../graphql/refusal.ts";
import { refusedRequestKey } from "../graphql/request-key.ts";
import { texts } from "../texts.ts";
import { pendingApplication } from "./application.ts";
import { bedOf } from "./rooms.ts";

type Result = Awaited<ResolversTypes["SelectBedResult"]>;

const Label = Type.Union([Type.String(), Type.Integer()]);

/**
 * This college's answer to a claim. A repeated call can answer with an application that was decided since; of that the
 * answer tells too little.
 */
const Pending = Type.Object({
  applicationStatus: Type.Literal("pending"),
  bedSpace: Type.Object({ room: Label, bed: Label }),
});

const isPending = (data: unknown): data is Static<typeof Pending> => hasShape(Pending, data);

/** Claims a bed for the signed-in student. */
export const claimBed = async (
  bedId: string,
  requestKey: string | null | undefined,
  { college }: GatewayContext,
): Promise<Result> => {
  const refusedKey = requestKey == null ? null : refusedRequestKey(requestKey);
  if (refusedKey !== null) return refusedKey;
  const id = recordIdOf(bedId);
  if (id === undefined) return refusal("UNKNOWN_BED", texts.hostel.unknownBed);
  try {
    return await sendClaim(college, id, requestKey ?? undefined);
  } catch (error) {
    if (isFault(error)) throw errorWithMessage(error, texts.hostel.selectFailed);
    if (isBusinessRefusal(error)) return refusedClaim(error);
    throw error;
  }
};

/** A repeated `requestKey` is answered with the result of its first call. */
const sendClaim = async (
  college: CollegeCalls,
  bedId: number,
  requestKey: string | undefined,
): Promise<Result> => {
  const { data, message } = await college.write(selectBed, {
    body: { bedId },
    headers: requestKey === undefined ? {} : { "idempotency-key": requestKey },
  });
  // §7: "data expected present, otherwise an error".
  if (data == null) return refusal("REFUSED", message || texts.hostel.selectFailed);
  const application = isPending(data) ? pendingApplication(data.bedSpace) : undefined;
  return { __typename: "BedSelected", application };
};

const refusedClaim = (failure: CollegeFailure): Result => {
  const { message, beds } = failure.refusal;
  if (failure.status === 409) {
    return {
      __typename: "BedTaken",
      message: message ?? texts.hostel.selectFailed,
      nearest: beds.map(bedOf),
    };
  }
  if (failure.status === 404) return refusal("UNKNOWN_BED", message ?? texts.hostel.unknownBed);
  return collegeRefusal(failure, {
    fallback: texts.hostel.selectFailed,
    hasInput: false,
    unpaid: { code: "HOSTEL_UNPAID", message: texts.hostel.unpaid },
  });
};
