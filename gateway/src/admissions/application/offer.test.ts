import { describe, expect, test } from "vitest";
import { answerOffer } from "../../../testing/applicant-operations.ts";
import { resultOf, testApplications } from "../../../testing/applications.ts";
import { password } from "../../../testing/portal.ts";

const applications = testApplications();

describe("an offer", () => {
  test("makes the applicant a student with the same password when accepted", async () => {
    const { browser } = await applications.offered();

    const result = await resultOf(browser, answerOffer, { accept: true });

    expect(result).toMatchObject({
      __typename: "OfferAnswered",
      message: expect.any(String),
      applicant: {
        application: {
          decision: { offer: { answer: "ACCEPTED", canAnswer: false } },
          milestones: expect.arrayContaining([{ name: "ACCEPTED", state: "REACHED" }]),
        },
      },
    });
    const { matricNumber } = (
      result as {
        applicant: { application: { decision: { offer: { matricNumber: string } } } };
      }
    ).applicant.application.decision.offer;
    const student = applications.portal().gateway.browser();
    const signedInNow = await student.signIn(matricNumber, password);
    expect(signedInNow.data?.signIn).toMatchObject({ viewer: { __typename: "Student" } });
  });

  test("can be accepted twice, and not declined after that", async () => {
    const { browser } = await applications.offered();
    await resultOf(browser, answerOffer, { accept: true });

    expect(await resultOf(browser, answerOffer, { accept: true })).toMatchObject({
      __typename: "OfferAnswered",
    });
    expect(await resultOf(browser, answerOffer, { accept: false })).toMatchObject({
      code: "OFFER_ANSWERED",
    });
  });

  test("is declined", async () => {
    const { browser } = await applications.offered();

    expect(await resultOf(browser, answerOffer, { accept: false })).toMatchObject({
      applicant: {
        application: {
          decision: { offer: { answer: "DECLINED", matricNumber: null } },
          milestones: expect.arrayContaining([{ name: "ACCEPTED", state: "CLOSED" }]),
        },
      },
    });
  });

  test("cannot be answered after its last day", async () => {
    const { browser } = await applications.offered({ answerBy: "2026-03-01" });

    expect(await resultOf(browser, answerOffer, { accept: true })).toMatchObject({
      code: "OFFER_EXPIRED",
    });
  });

  test("that does not exist cannot be answered", async () => {
    const { browser } = await applications.ready();

    expect(await resultOf(browser, answerOffer, { accept: true })).toMatchObject({
      code: "NO_OFFER",
    });
  });
});
