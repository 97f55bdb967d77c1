import type { CollegeFailure } from "../../college/failure.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { refusalBy } from "../../graphql/or-refusal.ts";
import { inputRefusal, type RefusalCode, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

type RefusalResult = ReturnType<typeof refusal>;

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  previewOutdated: "PREVIEW_OUTDATED",
  inUse: "IN_USE",
  providerUnavailable: "PROVIDER_UNAVAILABLE",
};

const refused = (failure: CollegeFailure): RefusalResult => {
  const { code, message, fields } = failure.refusal;
  if (failure.status === 400) {
    const names = Object.keys(fields).map((name) => [name, camelCase(name)]);
    return inputRefusal(failure, Object.fromEntries(names), texts.office.notAccepted);
  }
  return refusal(codes[code ?? ""] ?? "REFUSED", message ?? texts.office.notAccepted);
};

/**
 * Asks or changes something, and answers the college's no as a `Refusal` whose fields are named as the inputs name them.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a record that is none
 */
export const orRefusal = refusalBy(refused);

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same for a change whose answer is a sentence. */
export const acknowledged = (
  change: () => Promise<string>,
): Promise<Awaited<ResolversTypes["AcknowledgementResult"]>> =>
  orRefusal(async () => ({ __typename: "Acknowledgement", message: await change() }));
