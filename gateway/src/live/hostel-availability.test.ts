import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  createBoarder,
  createHostel,
  openHostels,
  selectBed,
} from "../../../college/testing/hostels.ts";
import type { Browser } from "../../testing/browser.ts";
import { EventStream } from "../../testing/event-stream.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";

const whole = "subscription { hostelAvailability { isApplicationOpen free taken freed } }";

describe("live availability of beds", () => {
  let portal: TestPortal;
  let sessionId: number;
  const streams: EventStream[] = [];

  beforeAll(async () => {
    portal = await startTestPortal({
      liveTiming: { pauseMs: 20 },
      prepare: async (college) => {
        ({ sessionId } = await openHostels(college));
      },
    });
  });

  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  afterAll(() => portal.close());

  const watch = async (browser: Browser, query = whole): Promise<EventStream> => {
    const stream = await EventStream.open(portal.gateway.url, query, { cookie: browser.cookie });
    streams.push(stream);
    return stream;
  };

  test("tells everything that is free first, then what is taken", async () => {
    const { bedIds } = await createHostel(portal.college.college);
    const woman = await signedIn(portal, await enrol(portal, { sex: "Female" }));
    const stream = await watch(woman);

    expect(await stream.next()).toEqual({
      data: {
        hostelAvailability: {
          isApplicationOpen: true,
          free: bedIds.map(String),
          taken: [],
          freed: [],
        },
      },
    });
    const boarder = await createBoarder(portal.college.college, sessionId);
    await selectBed(portal.college.url, boarder, bedIds[0]).expect(200);
    expect(await stream.next()).toEqual({
      data: {
        hostelAvailability: {
          isApplicationOpen: true,
          free: null,
          taken: [String(bedIds[0])],
          freed: [],
        },
      },
    });
  });
});
