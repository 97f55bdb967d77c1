import { prepareDataDirectory } from "./data-directory.ts";

/** Vitest's global set-up: the data of a college that has been started before is there before the first test. */
export default async (): Promise<void> => {
  await prepareDataDirectory();
};
