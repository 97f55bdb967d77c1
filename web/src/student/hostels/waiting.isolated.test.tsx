import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  aBed,
  aBoarder,
  aFullHostel,
  aHostel,
  anAppliedHostel,
  watchLive,
} from "../../../testing/hostel.ts";
import { openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";
import { watchHostelAvailability } from "../../live/hostel-availability.ts";
import { paths } from "../../paths.ts";

vi.mock("../../live/hostel-availability.ts", () => ({ watchHostelAvailability: vi.fn() }));

beforeEach(() => {
  vi.mocked(watchHostelAvailability).mockReset().mockImplementation(watchLive);
  // The page of a waiting student is polled. The first time comes by chance, here after a minute.
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const waitingAt = (position: number) =>
  aFullHostel({
    canWait: false,
    waiting: { position, joinedAt: "2026-11-20T23:30:00.000Z", offer: null },
  });

const offered = aFullHostel({
  canWait: false,
  waiting: {
    position: null,
    joinedAt: "2026-11-20T23:30:00.000Z",
    offer: { bed: aBed("A-101/2"), expiresAt: "2026-11-22T09:00:00.000Z" },
  },
});

const changed = (message: string, hostel: unknown) => ({
  __typename: "HostelChanged",
  message,
  hostel,
});

const open = async (hostel: object, mutation: Answers = {}) => {
  const server = startServer({ viewer: aBoarder(hostel) }, mutation);
  const portal = openPortal(paths.student.hostelApplication, server);
  await screen.findByText("Available Beds");
  return { ...portal, server };
};

const toasts = () =>
  Array.from(
    document.querySelectorAll(".ant-notification-notice"),
    ({ textContent }) => textContent,
  );

describe("the waiting list", () => {
  it("is not offered while beds are free", async () => {
    await open(aHostel());
    expect(screen.queryByRole("region", { name: "Waiting list" })).toBeNull();
  });

  it("is joined and shows the position", async () => {
    const { user } = await open(aFullHostel(), {
      joinHostelWaitingList: changed("You are on the waiting list.", waitingAt(3)),
    });
    await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
    await screen.findByText("You are number 3 on the waiting list.");
    screen.getByText(/^Since 21 November 2026, 12:30 AM\./);
    await waitFor(() => expect(toasts()).toEqual(["You are on the waiting list."]));
    const title = screen.getByRole("heading", { name: "Waiting list" });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it("shows the beds if some are free by now", async () => {
    const { user, server } = await open(aFullHostel(), {
      joinHostelWaitingList: () => {
        server.answer({ query: { viewer: aBoarder(aHostel()) } });
        return {
          __typename: "Refusal",
          code: "BEDS_FREE",
          message: "There are free beds: choose one of them.",
          fields: [],
        };
      },
    });
    await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
    await screen.findByRole("button", { name: "Bed 2, room A-101" });
    await waitFor(() => expect(toasts()).toEqual(["There are free beds: choose one of them."]));
  });

  it("shows why it could not be joined", async () => {
    const { user } = await open(aFullHostel(), {
      joinHostelWaitingList: () => {
        throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
      },
    });
    await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
    await waitFor(() => expect(toasts()).toEqual(["The college did not answer."]));
    screen.getByRole("button", { name: "Join the waiting list" });
  });

  it("is left only after a question", async () => {
    const leave = vi.fn(() => changed("You are not on the waiting list any more.", aFullHostel()));
    const { user } = await open(waitingAt(1), { leaveHostelWaitingList: leave });
    await user.click(screen.getByRole("button", { name: "Leave the waiting list" }));
    const dialog = await screen.findByRole("dialog", { name: "Leave the waiting list?" });
    expect(leave).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Leave the waiting list" }));
    await screen.findByRole("button", { name: "Join the waiting list" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("reloads the page if joining returned only a part", async () => {
    const { user, server } = await open(aFullHostel(), {
      joinHostelWaitingList: () => {
        server.answer({ query: { viewer: aBoarder(waitingAt(2)) } });
        return changed("You are on the waiting list.", () => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college is busy.");
        });
      },
    });
    await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
    await screen.findByText("You are number 2 on the waiting list.");
    await waitFor(() =>
      expect(toasts()).toEqual([
        "You are on the waiting list.",
        "Could not fetch application status: The college is busy.",
      ]),
    );
  });
});

describe("a bed held for a waiting student", () => {
  it("is shown with the remaining time and can be taken", async () => {
    const selectBed = vi.fn(() => ({ __typename: "BedSelected", hostel: anAppliedHostel() }));
    const { user } = await open(offered, { selectBed });
    const held = screen.getByRole("region", { name: "A bed is held for you" });
    within(held).getByText("Bed 2, room A-101");
    within(held).getByText("22 November 2026, 10:00 AM");
    expect(within(held).getByRole("timer", { name: "Time left to take it" }).textContent).toMatch(
      /^(01 Days00 Hours00 Minutes00|00 Days23 Hours59 Minutes5\d) Seconds$/,
    );
    await user.click(within(held).getByRole("button", { name: "Take this bed" }));
    const dialog = await screen.findByRole("dialog", { name: "Claim this bed?" });
    await user.click(within(dialog).getByRole("button", { name: "Claim bed" }));
    await screen.findByText("Application Pending");
    expect(selectBed).toHaveBeenCalledWith(expect.objectContaining({ bedId: "A-101/2" }));
  });

  it("is declined only after a confirmation", async () => {
    const { user } = await open(offered, {
      leaveHostelWaitingList: changed("You are not on the waiting list any more.", aFullHostel()),
    });
    await user.click(screen.getByRole("button", { name: "Turn it down" }));
    const dialog = await screen.findByRole("dialog", { name: "Turn this bed down?" });
    within(dialog).getByText("The bed goes to the next student, and you leave the waiting list.");
    await user.click(within(dialog).getByRole("button", { name: "Turn it down" }));
    await screen.findByRole("button", { name: "Join the waiting list" });
  });
});
