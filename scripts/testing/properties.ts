import fc from "fast-check";

/**
 * Property tests draw the same values in every run: an unrelated property must not fail a change by chance.
 * `PROPERTY_SEED=random` draws others; the seed in a failure's message repeats that run.
 */
const seed = process.env.PROPERTY_SEED ?? "20250325";

fc.configureGlobal(seed === "random" ? {} : { seed: Number(seed) });
