import "react-dom/client";
import { nextTask } from "./lib/next-task.ts";
import "virtual:antd-styles/public.css";
import "./ui/base.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// The code starts part by part, in tasks between which the browser answers taps. In one task it would block a cheap phone
// for a third of a second. All of it is already on its way (build/early-code.ts).
await nextTask();
const { openSession } = await import("./session/open-session.ts");
await nextTask();
const session = openSession();
await nextTask();
const { start } = await import("./app/start.tsx");
await nextTask();
await start(root, session);
