import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aBed,
  aBoarder,
  aHostel,
  anAppliedHostel,
  aRoom,
  watchLive,
} from "../../../testing/hostel.ts";
import { openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, type Args, failure, startServer } from "../../../testing/server.ts";
import { watchHostelAvailability } from "../../live/hostel-availability.ts";
import { paths } from "../../paths.ts";

vi.mock("../../live/hostel-availability.ts", () => ({ watchHostelAvailability: vi.fn() }));

const watch = vi.mocked(watchHostelAvailability);
beforeEach(() => {
  watch.mockReset().mockImplementation(watchLive);
});

const selected = { __typename: "BedSelected", hostel: anAppliedHostel() };
const refusal = (code: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fields: [],
});

const open = async (selectBed: Answers[string], hostel: object = aHostel()) => {
  const server = startServer({ viewer: aBoarder(hostel) }, { selectBed });
  const portal = openPortal(paths.student.hostelApplication, server);
  await screen.findByText("Available Beds");
  const choose = async (name = "Bed 2, room A-101") => {
    await portal.user.click(screen.getByRole("button", { name }));
    return screen.findByRole("dialog", { name: "Claim this bed?" });
  };
  const claim = async (name?: string) => {
    const dialog = await choose(name);
    await portal.user.click(within(dialog).getByRole("button", { name: "Claim bed" }));
  };
  return { ...portal, server, choose, claim };
};

const toasts = () =>
  Array.from(
    document.querySelectorAll(".ant-notification-notice"),
    ({ textContent }) => textContent,
  );

describe("claiming a bed", () => {
  it("names hostel, floor, room and bed first", async () => {
    const selectBed = vi.fn(() => selected);
    const { user, choose } = await open(selectBed);
    const dialog = await choose();
    const facts = within(dialog).getAllByRole("term");
    expect(facts.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ["Hostel", "Queens Hall"],
      ["Floor", "Ground floor"],
      ["Room", "A-101"],
      ["Bed", "2"],
    ]);
    await user.click(within(dialog).getByRole("button", { name: "Go back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(selectBed).not.toHaveBeenCalled();
  });

  it("opens and focuses the status of the application", async () => {
    const selectBed = vi.fn((_args: Args) => selected);
    const { claim } = await open(selectBed);
    await claim();
    const title = await screen.findByRole("heading", { name: "Application Pending" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await waitFor(() =>
      expect(toasts()).toEqual(["Bed selected successfully! Fetching application status..."]),
    );
    expect(selectBed).toHaveBeenCalledExactlyOnceWith({
      bedId: "A-101/2",
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("keeps the application when an older response comes later", async () => {
    const { server, claim } = await open(selected);
    let answer: (viewer: object) => void = () => undefined;
    const old = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const viewer = vi.fn(() => old);
    server.answer({ query: { viewer } });
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(viewer).toHaveBeenCalled());
    const approved = anAppliedHostel({ state: "APPROVED", status: "approved" });
    server.answer({ query: { viewer: aBoarder(approved) } });
    await claim();
    await screen.findByText("Application Pending");
    answer(aBoarder());
    await screen.findByText("Application Approved!");
  });

  it("sends one request on a double click and disables all beds", async () => {
    let answer: (answer: object) => void = () => undefined;
    const answered = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const selectBed = vi.fn(() => answered);
    const { user, choose } = await open(selectBed);
    const dialog = await choose();
    await user.dblClick(within(dialog).getByRole("button", { name: "Claim bed" }));
    within(dialog).getByRole("button", { name: "Selecting..." });
    const beds = screen.getAllByRole("button", { name: /^Bed/ });
    expect(beds).toHaveLength(3);
    expect(beds.every((bed) => bed.matches(":disabled"))).toBe(true);
    answer(selected);
    await screen.findByText("Application Pending");
    expect(selectBed).toHaveBeenCalledTimes(1);
  });

  it("reports that another student was first and offers near beds", async () => {
    const message = "Another student has taken bed 2 in room A-101. Please choose another bed.";
    const { user, server, claim } = await open({
      __typename: "BedTaken",
      message,
      nearest: [aBed("A-101/1"), aBed("A-102/3")],
      hostel: aHostel({
        rooms: [aRoom("A-101", { beds: ["1"] }), aRoom("A-102", { beds: ["3"] })],
      }),
    });
    await claim();
    const title = await screen.findByRole("heading", { name: "Bed 2, room A-101 is taken" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await waitFor(() => expect(toasts()).toEqual([`Bed Selection Failed: ${message}`]));
    const taken = await screen.findByRole("button", { name: "Bed 2, room A-101, Taken" });
    expect(taken).toHaveProperty("disabled", true);
    server.answer({ mutation: { selectBed: selected } });
    const nearest = title.parentElement as HTMLElement;
    await user.click(within(nearest).getByRole("button", { name: "Bed 3, room A-102" }));
    const dialog = await screen.findByRole("dialog", { name: "Claim this bed?" });
    await user.click(within(dialog).getByRole("button", { name: "Claim bed" }));
    await screen.findByText("Application Pending");
  });

  it("keeps its key for a retry and uses a new one otherwise", async () => {
    const keys: unknown[] = [];
    const answers = [new Error("lost"), new Error("lost"), selected];
    const { user, claim } = await open(({ bedId, requestKey }: Args) => {
      keys.push(`${bedId} ${requestKey}`);
      const answer = answers.shift();
      if (answer instanceof Error) throw failure("UPSTREAM_UNAVAILABLE", "No answer came.");
      return answer;
    });
    await claim();
    await screen.findByRole("heading", {
      name: "It is not known whether you have Bed 2, room A-101",
    });
    await waitFor(() => expect(toasts()).toEqual(["Bed Selection Failed: No answer came."]));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await claim("Bed 1, room A-101");
    await screen.findByText("Application Pending");
    expect(keys[0]).toBe(keys[1]);
    const [first, , other] = keys.map((key) => String(key).split(" ")[1]);
    expect(other).not.toBe(first);
  });

  it("uses a new key for the same bed after an answer", async () => {
    const keys = new Set<unknown>();
    const { claim } = await open(({ requestKey }: Args) => {
      keys.add(requestKey);
      return refusal("REFUSED", "Not now.");
    });
    await claim();
    await screen.findByRole("heading", { name: "Bed 2, room A-101 was not claimed" });
    await claim();
    await waitFor(() => expect(keys.size).toBe(2));
  });

  it("finds out that a bed was claimed without a response", async () => {
    const { server, claim } = await open(() => {
      server.answer({ query: { viewer: aBoarder(anAppliedHostel()) } });
      throw failure("UPSTREAM_UNAVAILABLE", "No answer came.");
    });
    await claim();
    await screen.findByText("Application Pending");
  });

  const away = () => {
    throw failure("COLLEGE_UNAVAILABLE", "The college is away.");
  };

  it.each([
    ["the page", away],
    ["its hostel part", () => aBoarder(away)],
  ])("keeps old data and its key while %s cannot be loaded", async (_what, viewer) => {
    const keys: unknown[] = [];
    const { user, server, claim } = await open(({ requestKey }: Args) => {
      keys.push(requestKey);
      return away();
    });
    const unsure = { name: "It is not known whether you have Bed 2, room A-101" };
    server.answer({ query: { viewer } });
    await claim();
    await screen.findByRole("heading", unsure);
    await screen.findByText(/^Connection lost/);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    await screen.findByText(/^Connection lost/);
    screen.getByRole("heading", unsure);
  });

  it("shows the new state of the page after a refusal", async () => {
    const { server, claim } = await open(() => {
      server.answer({
        query: { viewer: aBoarder(aHostel({ isApplicationOpen: false, canSelectBed: false })) },
      });
      return refusal("APPLICATIONS_CLOSED", "Hostel applications are closed.");
    });
    await claim();
    await screen.findByText("Hostel Applications Closed");
    await waitFor(() =>
      expect(toasts()).toEqual(["Bed Selection Failed: Hostel applications are closed."]),
    );
  });

  it("shows a default message for a refusal without one", async () => {
    const { claim } = await open(refusal("REFUSED", ""));
    await claim();
    await waitFor(() => expect(toasts()).toEqual(["Bed Selection Failed: Failed to select bed."]));
  });

  it("reports a claimed bed whose status cannot be loaded", async () => {
    const { user, server, claim } = await open({
      __typename: "BedSelected",
      hostel: () => {
        throw failure("UPSTREAM_UNAVAILABLE", "The college is busy.");
      },
    });
    server.answer({
      query: {
        viewer: aBoarder(() => {
          throw failure("UPSTREAM_UNAVAILABLE", "Still busy.");
        }),
      },
    });
    await claim();
    await within(screen.getByRole("main")).findByText(
      "Could not fetch application status: Still busy.",
    );
    expect(screen.queryByText("Available Beds")).toBeNull();
    await waitFor(() =>
      expect(toasts()).toEqual([
        "Bed selected successfully! Fetching application status...",
        "Could not fetch application status: The college is busy.",
        "Could not fetch application status: Still busy.",
      ]),
    );
    server.answer({ query: { viewer: aBoarder(anAppliedHostel()) } });
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await screen.findByText("Application Pending");
  });

  it("is disabled for a bed taken during the confirmation", async () => {
    const { choose } = await open(selected);
    const dialog = await choose();
    act(() =>
      watch.mock.lastCall?.[0].onEvent({
        isApplicationOpen: true,
        free: null,
        taken: ["A-101/2"],
        freed: [],
      }),
    );
    within(dialog).getByText("Another student has just taken this bed. Choose another one.");
    expect(within(dialog).queryByRole("button", { name: "Claim bed" })).toBeNull();
  });
});
