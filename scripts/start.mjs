import { installPackages, requireNode } from "./install.mjs";

requireNode();
installPackages();
const { register } = await import("tsx/esm/api");
register();
await import("./start.ts");
