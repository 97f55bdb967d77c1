import { askFirstQueries } from "./session/first-queries.ts";
import "virtual:antd-styles/public.css";
import "./ui/base.css";

// This file is small and waits for no other, so that the first queries are sent before the rest of the code has arrived. It
// awaits nothing at its top level: the rest may import from it.
const answers = askFirstQueries();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void import("./app/start-in-parts.ts").then(({ startInParts }) => startInParts(root, answers));
