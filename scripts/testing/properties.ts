import fc from "fast-check";

/**
 * Property tests draw the same values in every run: nobody's work is to fail by a draw of somebody else's property.
 * `PROPERTY_SEED=random` draws others, and the number that a failure names those again.
 */
const asked = process.env.PROPERTY_SEED ?? "20250325";

fc.configureGlobal(asked === "random" ? {} : { seed: Number(asked) });
