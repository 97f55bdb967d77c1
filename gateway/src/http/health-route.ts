import type { Route } from "./exchange.ts";
import { sendJson } from "./send.ts";

export const isHealth = (path: string): boolean => path === "/health" || path === "/ready";

/** `/health`: the process answers. `/ready`: the services it depends on answer too. */
export const healthRoute =
  (checkReady: () => Promise<Readonly<Record<string, boolean>>>): Route =>
  async (exchange) => {
    if (!isHealth(exchange.path)) return false;
    if (exchange.path === "/health") {
      await sendJson(exchange, 200, { status: "ok" });
      return true;
    }
    const parts = await checkReady();
    const isReady = Object.values(parts).every(Boolean);
    await sendJson(exchange, isReady ? 200 : 503, { status: isReady ? "ready" : "waiting", parts });
    return true;
  };
