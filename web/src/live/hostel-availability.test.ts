import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type EventGateway,
  type OpenStream,
  startEventGateway,
} from "../../testing/event-gateway.ts";
import {
  type AvailabilityEvent,
  type LiveState,
  watchHostelAvailability,
} from "./hostel-availability.ts";

const all: AvailabilityEvent = {
  isApplicationOpen: true,
  free: ["1", "2"],
  taken: [],
  freed: [],
};
const oneTaken: AvailabilityEvent = { ...all, free: null, taken: ["1"] };

describe("watching free beds", () => {
  let gateway: EventGateway;
  let states: LiveState[];
  let events: AvailabilityEvent[];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0);
    gateway = startEventGateway();
    states = [];
    events = [];
    stop = () => {};
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const watch = (): void => {
    stop = watchHostelAvailability({
      onEvent: (event) => events.push(event),
      onState: (state) => states.push(state),
    });
  };

  /** Delivers what has been sent. */
  const settle = () => vi.advanceTimersByTimeAsync(0);

  const streamAt = async (index: number): Promise<OpenStream> => {
    await settle();
    const stream = gateway.streams[index];
    if (stream === undefined) throw new Error(`Connection ${index} does not exist`);
    return stream;
  };

  const show = (hidden: boolean): void => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };

  const refuse = (status: number, code: string, headers = {}) =>
    gateway.answerWith(
      () =>
        new Response(JSON.stringify({ errors: [{ message: "No.", extensions: { code } }] }), {
          status,
          headers: { "content-type": "application/json", ...headers },
        }),
    );

  it("sends the portal's headers and reports events", async () => {
    watch();
    const stream = await streamAt(0);
    expect(states).toEqual(["connecting"]);
    expect(stream.headers.get("accept")).toBe("text/event-stream");
    expect(stream.headers.get("x-portal-request")).toBe("1");
    expect(JSON.parse(stream.body).extensions.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/);

    stream.sendEvent(all);
    stream.sendEvent(oneTaken);
    await settle();

    expect(events).toEqual([all, oneTaken]);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("parses events in chunks of any size and skips comments", async () => {
    watch();
    const stream = await streamAt(0);
    const text = `:\n\nevent: next\r\ndata: ${JSON.stringify({ data: { hostelAvailability: all } })}\r\n\r\n`;

    for (const letter of text) stream.send(letter);
    await settle();

    expect(events).toEqual([all]);
  });

  it.each(["cut", "end"] as const)("reconnects after a connection that was %s", async (how) => {
    watch();
    const first = await streamAt(0);
    first.sendEvent(all);
    await settle();

    first[how]();
    await settle();
    expect(states).toEqual(["connecting", "live", "reconnecting"]);
    await vi.advanceTimersByTimeAsync(999);
    expect(gateway.streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const second = await streamAt(1);
    second.sendEvent({ ...all, free: ["2"] });
    await settle();

    expect(states.at(-1)).toBe("live");
    expect(events.at(-1)?.free).toEqual(["2"]);
  });

  it("sends the text to a gateway that does not know the id", async () => {
    gateway.answerWith(() => {
      gateway.answerWith(undefined);
      return Response.json({ errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });
    });
    watch();
    const stream = await streamAt(0);

    expect(JSON.parse(stream.body).query).toContain("subscription HostelAvailability");
  });

  it("backs off up to half a minute with random delays", async () => {
    const asked: number[] = [];
    gateway.answerWith(() => {
      asked.push(Date.now());
      throw new TypeError("Failed to fetch");
    });
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    watch();
    await vi.advanceTimersByTimeAsync(300_000);

    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses.slice(0, 7)).toEqual([1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]);
    expect(states).toEqual(["connecting", "reconnecting"]);
  });

  it("reconnects at once when the network is back", async () => {
    gateway.answerWith(() => {
      throw new TypeError("Failed to fetch");
    });
    watch();
    await settle();
    gateway.answerWith(undefined);

    window.dispatchEvent(new Event("online"));

    (await streamAt(0)).sendEvent(all);
    await settle();
    expect(states).toEqual(["connecting", "reconnecting", "live"]);
  });

  it("respects the retry delay of a full gateway", async () => {
    refuse(503, "UNAVAILABLE", { "retry-after": "30" });
    watch();
    await settle();
    gateway.answerWith(undefined);

    await vi.advanceTimersByTimeAsync(29_999);
    expect(gateway.streams).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(gateway.streams).toHaveLength(1);
  });

  it("treats a proxy's page as an unavailable gateway", async () => {
    gateway.answerWith(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    watch();
    await settle();

    expect(states).toEqual(["connecting", "reconnecting"]);
  });

  it("treats a silent connection as lost", async () => {
    watch();
    const stream = await streamAt(0);
    stream.sendEvent(all);
    await vi.advanceTimersByTimeAsync(30_000);
    stream.send(":\n\n");
    await vi.advanceTimersByTimeAsync(39_000);
    expect(states.at(-1)).toBe("live");

    await vi.advanceTimersByTimeAsync(1_000);

    expect(stream.signal.aborted).toBe(true);
    expect(states.at(-1)).toBe("reconnecting");
  });

  it.each([
    "NOT_AVAILABLE",
    "SIGNED_OUT",
    "FORBIDDEN",
    "SESSION_EXPIRED",
  ])("stops for good on %s", async (code) => {
    watch();
    (await streamAt(0)).fail(code);
    await vi.advanceTimersByTimeAsync(600_000);

    expect(states).toEqual(["connecting", "unavailable"]);
    expect(gateway.streams).toHaveLength(1);
  });

  it("reconnects while the college is away", async () => {
    watch();
    (await streamAt(0)).fail("COLLEGE_UNAVAILABLE");
    await vi.advanceTimersByTimeAsync(1_000);

    expect(gateway.streams).toHaveLength(2);
  });

  it("retries once when the session ends, because another tab may sign in", async () => {
    watch();
    const stream = await streamAt(0);
    stream.sendEvent(all);
    await settle();
    stream.fail("SESSION_EXPIRED");
    await vi.advanceTimersByTimeAsync(1_000);
    (await streamAt(1)).fail("SESSION_EXPIRED");
    await settle();

    expect(states).toEqual(["connecting", "live", "reconnecting", "unavailable"]);
  });

  it("disconnects a hidden page and reconnects when it is shown", async () => {
    watch();
    const stream = await streamAt(0);
    stream.sendEvent(all);
    await settle();

    show(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(stream.signal.aborted).toBe(true);
    expect(gateway.streams).toHaveLength(1);
    show(false);
    (await streamAt(1)).sendEvent({ ...all, free: ["2"] });
    await settle();

    expect(events).toHaveLength(2);
    // No visible data was lost.
    expect(states).toEqual(["connecting", "live"]);
  });

  it("reports nothing after it is stopped", async () => {
    watch();
    const stream = await streamAt(0);
    stop();
    await settle();
    expect(stream.signal.aborted).toBe(true);
    show(true);
    show(false);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(600_000);

    expect(gateway.streams).toHaveLength(1);
    expect(states).toEqual(["connecting"]);
  });
});
