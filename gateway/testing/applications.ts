import { afterAll, beforeAll, expect } from "vitest";
import {
  createApplicationSession,
  createTestBatch,
  type TestApplicant,
} from "../../college/testing/applicants.ts";
import { completeSections } from "../../college/testing/applications.ts";
import { createOffered } from "../../college/testing/offers.ts";
import type { Browser } from "./browser.ts";
import {
  apply,
  applyAndPay,
  password,
  signedInApplicant,
  startTestPortal,
  type TestPortal,
} from "./portal.ts";

type Fields = NonNullable<Parameters<typeof apply>[1]>;

interface ApplicantBrowser {
  readonly applicant: TestApplicant;
  /** The applicant is signed in here. */
  readonly browser: Browser;
}

/** A portal with open applications. Each call creates a new applicant in the given stage. */
export interface Applications {
  readonly portal: () => TestPortal;
  /** Verified, nothing paid. */
  readonly unpaid: () => Promise<ApplicantBrowser>;
  readonly paid: (fields?: Fields) => Promise<ApplicantBrowser>;
  /** Paid, every section complete. */
  readonly ready: () => Promise<ApplicantBrowser>;
  readonly offered: (fields?: Parameters<typeof createOffered>[1]) => Promise<ApplicantBrowser>;
}

/** Starts the portal before a file's tests and closes it after them. */
export const testApplications = (): Applications => {
  let portal: TestPortal;
  // Every applicant names it, because a test may add a closed session.
  let applicationSessionId: number;

  beforeAll(async () => {
    portal = await startTestPortal();
    const { college } = portal.college;
    const session = await createApplicationSession(college);
    await createTestBatch(college, session, { capacity: 1_000 });
    applicationSessionId = session.id;
  });

  afterAll(() => portal.close());

  const signedIn = async (applicant: TestApplicant): Promise<ApplicantBrowser> => ({
    applicant,
    browser: await signedInApplicant(portal, applicant),
  });
  const paid = async (fields: Fields = {}) =>
    signedIn(await applyAndPay(portal, { applicationSessionId, ...fields }));

  return {
    portal: () => portal,
    unpaid: async () => signedIn(await apply(portal, { applicationSessionId })),
    paid,
    ready: async () => {
      const person = await paid();
      await completeSections(portal.college.college, person.applicant);
      return person;
    },
    offered: async (fields = {}) => {
      const { college } = portal.college;
      return signedIn(await createOffered(college, { password, applicationSessionId, ...fields }));
    },
  };
};

/** The answer of an operation that must succeed: its field `result`, or the viewer. */
export const resultOf = async (
  browser: Browser,
  query: string,
  variables: object = {},
): Promise<unknown> => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result ?? data?.viewer;
};

/** The fields of a refusal in alphabetical order. */
export const fieldsOf = (result: unknown): readonly string[] => {
  const { fields } = result as { readonly fields: readonly { readonly field: string }[] };
  return fields.map(({ field }) => field).sort();
};
