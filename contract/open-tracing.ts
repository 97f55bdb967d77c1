import type { Tracing } from "./tracing.ts";

/**
 * Loads OpenTelemetry only where traces are wanted.
 * @param service names the process in each trace: `portal-gateway`
 */
export const openTracing = async (
  url: string | undefined,
  service: string,
): Promise<Tracing | undefined> => {
  if (url === undefined) return undefined;
  const { exportTraces } = await import("./trace-exporter.ts");
  return exportTraces(url, service);
};
