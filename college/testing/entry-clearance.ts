import request from "supertest";
import type { TestCollege } from "./college.ts";
import type { SignedInApplicant } from "./offers.ts";
import { answerOffer, createOffered } from "./offers.ts";

type Caller = Pick<SignedInApplicant, "authorization">;

/** An applicant who accepted an offer. */
export const createAccepted = async (
  { college, url }: TestCollege,
  fields: Parameters<typeof createOffered>[1] = {},
): Promise<SignedInApplicant> => {
  const one = await createOffered(college, fields);
  await answerOffer(url, one, "accepted").expect(200);
  return one;
};

export const sendPaper = (
  { url }: Pick<TestCollege, "url">,
  { authorization }: Caller,
  number: number | string,
  file: Buffer,
) =>
  request(url)
    .post("/admission/clearance/papers/")
    .set({ authorization })
    .field("number", String(number))
    .attach("paper", file, "paper.pdf");
