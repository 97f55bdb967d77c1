import { logout } from "../../../contract/accounts/tokens.ts";
import type { GatewayContext } from "../context.ts";

const timeoutMs = 3_000;

/** Ends the session here, then at the college if it can be reached and offers a logout. */
export const signOut = async (context: GatewayContext): Promise<true> => {
  const refresh = await context.session.end();
  if (refresh !== undefined) await endAtCollege(context, refresh);
  return true;
};

/** A failure is harmless: the gateway has already deleted the tokens. */
export const endAtCollege = async (
  { college, log }: GatewayContext,
  refresh: string,
): Promise<void> => {
  try {
    await college.write(logout, { body: { refresh }, timeoutMs });
  } catch (error) {
    log.info(
      { reason: error instanceof Error ? error.message : "unknown" },
      "not signed out at the college",
    );
  }
};
