import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildCollege } from "../../../../college/src/app.ts";
import { holdBed, releaseHostel, setHostels } from "../../../../college/testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  selectBed,
} from "../../../../college/testing/hostels.ts";
import { createStaff } from "../../../../college/testing/staff.ts";
import type { Browser } from "../../../testing/browser.ts";
import { EventStream } from "../../../testing/event-stream.ts";
import {
  apply,
  enrol,
  signedIn,
  signedInApplicant,
  startTestPortal,
  type TestPortal,
} from "../../../testing/portal.ts";

const whole = "subscription { hostelAvailability { isApplicationOpen free taken freed } }";

describe("over a real college", () => {
  let portal: TestPortal;
  let sessionId: number;
  let woman: Browser;
  const streams: EventStream[] = [];

  beforeAll(async () => {
    portal = await startTestPortal({
      liveTiming: { pauseMs: 20, recheckMs: 20 },
      prepare: async (college) => {
        ({ sessionId } = await openHostels(college));
      },
    });
    woman = await signedIn(portal, await enrol(portal, { sex: "Female" }));
  });

  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  afterAll(() => portal.close());

  const watch = async (browser: Browser, query = whole, variables = {}): Promise<EventStream> => {
    const { cookie } = browser;
    const stream = await EventStream.open(portal.gateway.url, query, { cookie, variables });
    streams.push(stream);
    return stream;
  };

  const event = (fields: object) => ({
    data: {
      hostelAvailability: { isApplicationOpen: true, free: null, taken: [], freed: [], ...fields },
    },
  });

  const hostelOf = async (kind: "Female" | "Male"): Promise<readonly string[]> =>
    (await createHostel(portal.college.college, { kind })).bedIds.map(String);

  const take = async (bedId: string | undefined, sex: "Female" | "Male") => {
    const boarder = await createBoarder(portal.college.college, sessionId, { sex });
    const claimed = await selectBed(portal.college.url, boarder, Number(bedId));
    expect(claimed.status).toBe(200);
  };

  test("the first event lists all free beds, later ones the changes", async () => {
    const bedIds = await hostelOf("Female");
    const { college, url } = portal.college;
    const holder = await createBoarder(college, sessionId);
    const held = await holdBed(college, {
      sessionId,
      student: holder,
      bedId: Number(bedIds[3]),
    });

    const stream = await watch(woman);
    expect(await stream.next()).toEqual(event({ free: bedIds.slice(0, 3) }));

    await take(bedIds[0], "Female");
    expect(await stream.next()).toEqual(event({ taken: [bedIds[0]] }));

    const office = await createStaff(college, "SUPER_ADMIN");
    await releaseHostel(url, office, held.id).expect(200);
    expect(await stream.next()).toEqual(event({ freed: [bedIds[3]] }));
  });

  test("the beds of the other kind are not sent", async () => {
    const hers = await hostelOf("Female");
    const his = await hostelOf("Male");
    const man = await signedIn(portal, await enrol(portal, { sex: "Male" }));
    const herStream = await watch(woman);
    const hisStream = await watch(man);
    const told = JSON.stringify(await herStream.next());
    for (const bedId of his) expect(told).not.toContain(`"${bedId}"`);
    expect(await hisStream.next()).toEqual(event({ free: his }));

    await take(his[1], "Male");
    expect(await hisStream.next()).toEqual(event({ taken: [his[1]] }));
    await take(hers[1], "Female");
    // An event about the other kind's bed would come first.
    expect(await herStream.next()).toEqual(event({ taken: [hers[1]] }));
    expect(hisStream.unread).toEqual([]);
  });

  test("each watcher receives the fields and aliases of its operation", async () => {
    const [bedId] = await hostelOf("Female");
    const query = `subscription Other { hostelAvailability { free } }
      subscription Mine($withFreed: Boolean!) {
        beds: hostelAvailability { gone: taken freed @include(if: $withFreed) __typename }
      }`;
    const { cookie } = woman;
    const open = async (withFreed: boolean): Promise<EventStream> => {
      const stream = await EventStream.open(portal.gateway.url, query, {
        cookie,
        operationName: "Mine",
        variables: { withFreed, unknown: "ignored" },
      });
      streams.push(stream);
      await stream.next();
      return stream;
    };
    const plain = await open(false);
    const detailed = await open(true);

    await take(bedId, "Female");

    const gone = { __typename: "HostelAvailability", gone: [bedId] };
    expect(await plain.next()).toEqual({ data: { beds: gone } });
    expect(await detailed.next()).toEqual({ data: { beds: { ...gone, freed: [] } } });
  });

  test("watchers receive the closing of applications", async () => {
    const office = await createStaff(portal.college.college, "SUPER_ADMIN");
    const stream = await watch(woman);
    await stream.next();

    await setHostels(portal.college.url, office, {
      is_application_open: false,
      application_deadline: null,
    }).expect(200);
    expect(await stream.next()).toEqual(event({ isApplicationOpen: false }));
    await setHostels(portal.college.url, office, {
      is_application_open: true,
      application_deadline: null,
    }).expect(200);
    expect(await stream.next()).toEqual(event({}));
  });

  test("a college's restart sends only the changes made meanwhile", async () => {
    const [bedId] = await hostelOf("Female");
    const { app, college, url } = portal.college;
    const stream = await watch(woman);
    await stream.next();

    await app.close();
    const boarder = await createBoarder(college, sessionId);
    await holdBed(college, { sessionId, student: boarder, bedId: Number(bedId) });
    const again = await buildCollege(college);
    await again.app.listen({ host: "127.0.0.1", port: Number(new URL(url).port) });
    try {
      expect(await stream.next()).toEqual(event({ taken: [bedId] }));
    } finally {
      await again.app.close();
      const last = await buildCollege(college);
      await last.app.listen({ host: "127.0.0.1", port: Number(new URL(url).port) });
    }
  });

  test.each([
    ["nobody", "SIGNED_OUT", async () => portal.gateway.browser()],
    ["an applicant", "FORBIDDEN", async () => signedInApplicant(portal, await apply(portal))],
    [
      "a student who must choose a password",
      "PASSWORD_CHANGE_REQUIRED",
      async () => signedIn(portal, await enrol(portal, { mustChangePassword: true })),
    ],
    [
      "a student whose record says nothing of the kind",
      "NOT_AVAILABLE",
      async () => signedIn(portal, await enrol(portal, { sex: null })),
    ],
  ])("%s is refused with %s", async (_who, code, browserOf) => {
    const stream = await watch(await browserOf());

    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(await stream.next()).toBe("complete");
    expect(await stream.next()).toBe("closed");
  });

  test("signing out ends the streams of that session, and no others", async () => {
    const student = await enrol(portal, { sex: "Female" });
    const here = await signedIn(portal, student);
    const there = await signedIn(portal, student);
    const ending = await watch(here);
    const staying = await watch(there);
    await Promise.all([ending.next(), staying.next()]);

    await here.graphql("mutation { signOut }");

    expect(await ending.next()).toMatchObject({
      errors: [{ extensions: { code: "SESSION_EXPIRED" } }],
    });
    expect(await ending.next()).toBe("complete");
    expect(await ending.next()).toBe("closed");
    const [bedId] = await hostelOf("Female");
    expect(JSON.stringify(await staying.next())).toContain(`"${bedId}"`);
  });
});
