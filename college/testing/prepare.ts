import { prepareTemplate } from "./template.ts";

/** Vitest's global set-up: what every test college starts from is there before the first of them. */
export default prepareTemplate;
