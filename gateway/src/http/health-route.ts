import { stopping } from "../../../contract/drain.ts";
import type { Route } from "./exchange.ts";
import { sendJson } from "./send.ts";

export const isHealth = (path: string): boolean => path === "/health" || path === "/ready";

/** `/health`: the process answers. `/ready`: the services it depends on answer too, and it was not asked to stop. */
export const healthRoute =
  (
    checkReady: () => Promise<Readonly<Record<string, boolean>>>,
    isStopping: () => boolean,
  ): Route =>
  async (exchange) => {
    if (!isHealth(exchange.path)) return false;
    if (exchange.path === "/health") {
      await sendJson(exchange, 200, { status: "ok" });
      return true;
    }
    if (isStopping()) {
      await sendJson(exchange, 503, { status: stopping });
      return true;
    }
    const parts = await checkReady();
    const isReady = Object.values(parts).every(Boolean);
    await sendJson(exchange, isReady ? 200 : 503, { status: isReady ? "ready" : "waiting", parts });
    return true;
  };
