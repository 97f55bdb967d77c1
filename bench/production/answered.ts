import type { Answer, Data } from "../harness/portal-client.ts";
import { Unanswered } from "./journal.ts";

/** The data of a whole answer. @throws Unanswered for an error, or where a part is missing. */
export const answered = (answer: Answer): Data => {
  if ("error" in answer) throw new Unanswered(answer.error);
  if (answer.lacking !== undefined) throw new Unanswered(`${answer.lacking} in part`);
  return answer.data;
};
