import { writeFileSync } from "node:fs";
import { openStage } from "./harness/stage.ts";
import { writeCollege } from "./staff/seed/write-college.ts";

// keeps a stage open for experiments until killed
const stage = await openStage({ colleges: 1, gateways: 1 });
console.log("stage");
await stage.withDatabase((client) => writeCollege(client, Number(process.argv[2] ?? 1)));
writeFileSync("/tmp/figures-pg-url", stage.postgres.url);
console.log("READY", stage.postgres.url, stage.system.gateways[0]?.url);
setInterval(() => {}, 1000);
