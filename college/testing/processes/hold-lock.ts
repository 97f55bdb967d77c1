import { lockDataDirectory } from "../../src/db/data-lock.ts";

const [directory = ""] = process.argv.slice(2);

try {
  const unlock = await lockDataDirectory(directory);
  process.stdout.write("locked\n");
  process.once("message", () => unlock().then(() => process.disconnect()));
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : ""}\n`);
  process.disconnect();
}
