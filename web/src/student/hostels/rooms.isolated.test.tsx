import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aBoarder, aFullHostel, aHostel, anAppliedHostel, aRoom } from "../../../testing/hostel.ts";
import { openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { type LiveState, watchHostelAvailability } from "../../live/hostel-availability.ts";
import { paths } from "../../paths.ts";

vi.mock("../../live/hostel-availability.ts", () => ({ watchHostelAvailability: vi.fn() }));

const stop = vi.fn();
const watch = vi.mocked(watchHostelAvailability);

beforeEach(() => {
  watch.mockReset().mockReturnValue(stop.mockReset());
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = async (hostel: unknown = aHostel()) => {
  const server = startServer({ viewer: aBoarder(hostel) });
  const portal = openPortal(paths.student.hostelApplication, server);
  await screen.findByText("Available Beds");
  return { ...portal, server };
};

/** Sends an event of the live connection. */
const sendEvent = (event: Partial<Parameters<Parameters<typeof watch>[0]["onEvent"]>[0]>) =>
  act(() =>
    watch.mock.lastCall?.[0].onEvent({
      isApplicationOpen: true,
      free: null,
      taken: [],
      freed: [],
      ...event,
    }),
  );
const become = (state: LiveState) => act(() => watch.mock.lastCall?.[0].onState(state));

const counter = (label: string) => screen.getByText(label).nextSibling?.textContent;
const counters = () => [counter("Available Rooms"), counter("Available Beds")];
const bed = (name: string) => screen.getByRole("button", { name });
const loads = (operations: readonly string[]) =>
  operations.filter((name) => name === "StudentHostel").length;
const clock = () => screen.getByRole("timer").textContent;

describe("the free rooms", () => {
  it("are counted, with their beds", async () => {
    await open();
    expect(counters()).toEqual(["2", "3"]);
  });

  it("are shown by hostel and floor with their free beds", async () => {
    const { user } = await open(
      aHostel({
        rooms: [
          aRoom("A-101", { beds: ["1", "2", "4"] }),
          aRoom("A-201", { floor: 1, beds: ["1"] }),
          aRoom("B-1", { hostel: "Kings Hall", beds: ["2"] }),
        ],
      }),
    );
    const list = screen.getByRole("group", { name: "Rooms" });
    const shown = (role: string) =>
      within(list)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    const halls = within(list).getAllByRole("radio");
    expect(halls.map((hall) => hall.closest("label")?.textContent)).toEqual([
      "Kings Hall",
      "Queens Hall",
    ]);
    expect(shown("tab")).toEqual(["Ground floor"]);
    expect(shown("heading")).toEqual(["Room B-1"]);
    await user.click(within(list).getByText("Queens Hall"));
    expect(shown("tab")).toEqual(["Ground floor", "Floor 1"]);
    expect(shown("heading")).toEqual(["Room A-101"]);
    const room = screen.getByText("Room A-101").closest("li") as HTMLElement;
    within(room).getByText("75% available");
    within(room).getByText("3 of 4 beds free");
    expect(
      within(room)
        .getAllByRole("button")
        .map((button) => button.getAttribute("aria-label")),
    ).toEqual(["Bed 1, room A-101", "Bed 2, room A-101", "Bed 4, room A-101"]);
    await user.click(within(list).getByRole("tab", { name: "Floor 1" }));
    expect(shown("heading")).toEqual(["Room A-201"]);
    screen.getByText("1 bed free in 1 room");
  });

  it("open on the first hostel and floor with a free bed", async () => {
    await open(
      aHostel({
        rooms: [
          aRoom("A-101", { beds: [] }),
          aRoom("A-201", { floor: 1, beds: ["1"] }),
          aRoom("B-1", { hostel: "Kings Hall", beds: [] }),
        ],
      }),
    );
    bed("Bed 1, room A-201");
  });

  it("name the admin for places without listed beds", async () => {
    await open(aHostel({ rooms: [aRoom("A-101", { beds: [], availableBeds: 2 })] }));
    screen.getByText("This room has free places, but no beds to choose here. Contact the admin.");
    expect(counters()).toEqual(["1", "2"]);
  });

  it("are none if every bed is taken", async () => {
    await open(aFullHostel());
    screen.getByText("No Rooms Available");
    expect(counters()).toEqual(["0", "0"]);
  });
});

describe("the deadline", () => {
  it("counts down each second and shows the college's time", async () => {
    await open(
      aHostel({ deadline: "2026-11-24T23:00:00.000Z", currentTime: "2026-11-22T21:58:57.500Z" }),
    );
    screen.getByText("24 November 2026, 11:59 PM");
    const before = clock();
    expect(before).toMatch(/^02 Days01 Hours01 Minutes0[123] Seconds$/);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(clock()).not.toBe(before);
    expect(screen.getByRole("timer").closest("[aria-live]")).toBeNull();
  });

  it("does not depend on the clock of the device", async () => {
    vi.setSystemTime("2031-01-01T00:00:00.000Z");
    await open(
      aHostel({ deadline: "2026-11-24T23:00:00.000Z", currentTime: "2026-11-23T23:00:00.000Z" }),
    );
    expect(clock()).toMatch(/^(01 Days00 Hours00 Minutes00|00 Days23 Hours59 Minutes5\d) Seconds$/);
  });

  it("reloads the page when it has passed", async () => {
    const { server } = await open(
      aHostel({ deadline: "2026-11-24T23:00:00.000Z", currentTime: "2026-11-24T22:59:50.000Z" }),
    );
    become("live");
    server.answer({
      query: {
        viewer: aBoarder(
          aHostel({
            isApplicationOpen: false,
            canSelectBed: false,
            deadline: "2026-11-24T23:00:00.000Z",
            currentTime: "2026-11-24T23:00:01.000Z",
          }),
        ),
      },
    });
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    await screen.findByText("Hostel Applications Closed");
  });

  it("does not reload repeatedly while the college stays open", async () => {
    const { server } = await open(
      aHostel({ deadline: "2026-11-20T23:00:00.000Z", currentTime: "2026-11-24T23:00:00.000Z" }),
    );
    become("live");
    screen.getByText("Deadline Passed");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(loads(server.operations)).toBe(1);
  });

  it("has passed if there is none", async () => {
    await open(aHostel({ deadline: null }));
    screen.getByText("Deadline Passed");
  });
});

describe("live updates of the page", () => {
  it("grey out a taken bed in its place and update the count", async () => {
    await open();
    become("live");
    sendEvent({ free: ["A-101/1", "A-101/2", "A-102/3"] });
    screen.getByText("Live: beds change here as they are taken and freed.");
    sendEvent({ taken: ["A-101/2", "A-102/3"] });
    const taken = bed("Bed 2, room A-101, Taken");
    expect(taken).toHaveProperty("disabled", true);
    within(taken).getByText("Taken");
    expect(bed("Bed 1, room A-101")).toHaveProperty("disabled", false);
    expect(counters()).toEqual(["1", "1"]);
    sendEvent({ freed: ["A-101/2"] });
    expect(bed("Bed 2, room A-101")).toHaveProperty("disabled", false);
    expect(counters()).toEqual(["1", "2"]);
  });

  it("reload the rooms to describe a new free bed", async () => {
    const { server } = await open();
    become("live");
    server.answer({
      query: { viewer: aBoarder(aHostel({ rooms: [aRoom("A-101"), aRoom("C-1")] })) },
    });
    sendEvent({ freed: ["C-1/1"] });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole("button", { name: "Bed 1, room C-1" })).toHaveProperty(
      "disabled",
      false,
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(loads(server.operations)).toBe(2);
  });

  it("load the waiting list when nothing is free", async () => {
    const { server } = await open();
    become("live");
    server.answer({ query: { viewer: aBoarder(aFullHostel()) } });
    sendEvent({ taken: ["A-101/1", "A-101/2", "A-102/3"] });
    screen.getByText("No Rooms Available");
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await screen.findByRole("button", { name: "Join the waiting list" });
    bed("Bed 2, room A-101, Taken");
  });

  it("show at once that applications are closed", async () => {
    const { server } = await open();
    become("live");
    server.answer({
      query: { viewer: aBoarder(aHostel({ isApplicationOpen: false, canSelectBed: false })) },
    });
    sendEvent({ isApplicationOpen: false });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await screen.findByText("Hostel Applications Closed");
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["unavailable", "Updates every 15 seconds"],
    ["reconnecting", "Connection lost. Reconnecting… Updates every 15 seconds"],
  ] as const)("are replaced by polling every 15 seconds while %s", async (state, words) => {
    const { server } = await open();
    become("live");
    sendEvent({ free: ["A-101/1", "A-101/2", "A-102/3"] });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(loads(server.operations)).toBe(1);
    become(state);
    screen.getByText(words);
    server.answer({ query: { viewer: aBoarder(aHostel({ rooms: [aRoom("A-101")] })) } });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(loads(server.operations)).toBe(2);
    expect(bed("Bed 3, room A-102, Taken")).toHaveProperty("disabled", true);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(loads(server.operations)).toBe(3);
  });

  it("do not poll while the tab is hidden", async () => {
    const { server } = await open();
    become("unavailable");
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(loads(server.operations)).toBe(1);
    visibility.mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(loads(server.operations)).toBe(2);
  });

  it("keep the rooms when the college cannot be reached", async () => {
    const { server } = await open();
    become("reconnecting");
    server.answer({
      query: {
        viewer: aBoarder(() => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college is busy.");
        }),
      },
    });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(loads(server.operations)).toBe(2);
    bed("Bed 2, room A-101");
    expect(document.querySelector(".ant-notification-notice")).toBeNull();
  });

  it("poll after a failed answer even if the beds are live", async () => {
    const { server } = await open();
    become("live");
    server.answer({
      query: {
        viewer: aBoarder(() => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college is busy.");
        }),
      },
    });
    document.dispatchEvent(new Event("visibilitychange"));
    await screen.findByText("Connection lost. Reconnecting… Updates every 15 seconds");
    server.answer({ query: { viewer: aBoarder(anAppliedHostel()) } });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByText("Application Pending");
  });

  it("keep the rooms during a network failure", async () => {
    const { server } = await open();
    become("reconnecting");
    server.setOffline(true);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(loads(server.operations)).toBe(3);
    bed("Bed 2, room A-101");
    expect(document.querySelector(".ant-notification-notice")).toBeNull();
    server.setOffline(false);
  });

  it("are subscribed once and end when the page is left", async () => {
    const { user } = await open();
    expect(watch).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });
});
