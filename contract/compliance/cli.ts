import { runCompliance } from "./command.ts";

const { code, text } = await runCompliance(process.argv.slice(2), new Date());
(code === 2 ? process.stderr : process.stdout).write(text);
process.exitCode = code;
