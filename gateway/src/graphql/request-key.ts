import { texts } from "../texts.ts";
import { fieldRefusal, type RefusalResult } from "./refusal.ts";

/** The characters that a header may contain. */
const requestKeys = /^[\x21-\x7e]{8,100}$/;

/** The refusal of an input's `requestKey` that cannot be an idempotency key; null for one that can. */
export const refusedRequestKey = (requestKey: string): RefusalResult | null =>
  fieldRefusal(
    requestKeys.test(requestKey) ? [] : [{ field: "requestKey", message: texts.requestKey }],
  );
