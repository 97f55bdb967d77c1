import { logout } from "../../../contract/accounts/tokens.ts";
import type { GatewayContext } from "../context.ts";

const timeoutMs = 3_000;

/** Signs out here at once, and at the college as far as it can be reached and knows how. */
export const signOut = async (context: GatewayContext): Promise<true> => {
  const refresh = await context.session.end();
  if (refresh !== undefined) await endAtCollege(context, refresh);
  return true;
};

/** A college that does not take part loses nothing: the tokens are in nobody's hands any more. */
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
