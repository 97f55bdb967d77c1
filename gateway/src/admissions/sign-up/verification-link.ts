import { isOutage, isUnoffered } from "../../college/failure.ts";
import { askForVerificationLink } from "../../college/intake.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { checkTexts } from "../../graphql/input.ts";
import { fieldRefusal, refusal } from "../../graphql/refusal.ts";
import type { Attempt } from "../../limits/attempts.ts";
import { texts } from "../../texts.ts";

type Result = Awaited<ResolversTypes["AcknowledgementResult"]>;

/** Asks the college to mail a new verification link to whoever a number or an email belongs to. */
export const sendVerificationLink = async (
  identifier: string,
  { college, attempts, address }: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(
    checkTexts([
      {
        field: "identifier",
        value: identifier,
        required: texts.intake.identifierRequired,
        tooLong: texts.intake.identifierTooLong,
        longest: 254,
      },
    ]),
  );
  if (wrongInput !== null) return wrongInput;
  const spent: readonly Attempt[] = [
    { kind: "resetPerAddress", address },
    { kind: "resetPerAccount", address, account: `link ${identifier.trim()}` },
  ];
  await attempts.spend(...spent);
  try {
    const { message } = await askForVerificationLink(college, identifier.trim());
    return { __typename: "Acknowledgement", message };
  } catch (error) {
    if (isOutage(error)) await attempts.giveBack(...spent);
    if (isUnoffered(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    throw error;
  }
};
