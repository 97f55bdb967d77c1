import { hasRedisServer } from "../../gateway/testing/redis-server.ts";
import { hasNginx } from "../harness/nginx.ts";

/** Why this machine cannot run production; undefined where it can. */
export const whyNoProduction = (): string | undefined => {
  if (process.platform !== "linux") return "only Linux has the addresses 127.0.0.2 and 127.0.0.3";
  if (!hasNginx()) return "nginx is not installed";
  if (!hasRedisServer()) return "Redis is not installed";
  return undefined;
};
