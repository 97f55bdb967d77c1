import { startTestCollege } from "../college.ts";
import { type LedgerWorld, performAll, type SponsoredPayer, type Step } from "../ledger-steps.ts";
import { startSerialsFrom } from "../serial.ts";

/** What the process performs, one request after the other. */
export interface LaneRequest {
  readonly world: LedgerWorld;
  readonly payer: SponsoredPayer;
  readonly steps: readonly Step[];
}

/** Begins once the college runs, and says after each request what was wrong with it; null for nothing. */
export type LaneAnswer = "ready" | { readonly error: string | null };

const [databaseUrl = "", firstSerial = ""] = process.argv.slice(2);

startSerialsFrom(Number(firstSerial));
const server = await startTestCollege({ databaseUrl });
const answer = (said: LaneAnswer): void => {
  process.send?.(said);
};
process.on("message", ({ world, payer, steps }: LaneRequest) => {
  performAll(server, world, payer, steps).then(
    () => answer({ error: null }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? "") : "unknown" }),
  );
});
process.on("disconnect", () => server.close().then(() => process.exit()));
answer("ready");
