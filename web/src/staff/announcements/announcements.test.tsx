import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aRefusal } from "../../../testing/counter.ts";
import { openPortal } from "../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

describe("announcements", () => {
  const one = {
    __typename: "AnnouncementRecord",
    id: "4",
    title: "Library closed",
    body: "On Friday.",
    audience: "STUDENTS",
    startsAt: "2026-03-10T09:00:00.000Z",
    endsAt: null,
    state: "CURRENT",
    createdBy: "Tunde Balogun",
    revision: 2,
  };
  const page = { rows: [one], total: 1, number: 1, size: 25, export: { csv: "/c", xlsx: "/x" } };
  const saved = { __typename: "Acknowledgement", message: "Saved." };

  it("are written in the college's time, and taken down", async () => {
    const createAnnouncement = vi.fn((_args: Args) => saved);
    const takeDownAnnouncement = vi.fn((_args: Args) => saved);
    openPortal(
      "/admin/announcements",
      startServer(
        { viewer: aStaff(), announcementRecords: () => page },
        { createAnnouncement, takeDownAnnouncement },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "New announcement" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(within(dialog).getAllByText("This is needed.")).toHaveLength(2));
    await userEvent.type(within(dialog).getByLabelText("Title"), "Matriculation");
    await userEvent.type(within(dialog).getByLabelText("Text"), "On Monday.");
    const until = within(dialog).getByLabelText("Until");
    await userEvent.type(until, "2026-04-01T10:00");
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(createAnnouncement.mock.lastCall?.[0]).toEqual({
      input: {
        title: "Matriculation",
        body: "On Monday.",
        audience: "EVERYBODY",
        startsAt: null,
        endsAt: "2026-04-01T09:00:00.000Z",
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Take down Library closed" }));
    await waitFor(() =>
      expect(takeDownAnnouncement.mock.lastCall?.[0]).toEqual({ id: "4", revision: 2 }),
    );
  });

  it("are changed at the revision that was seen, and nothing typed is lost", async () => {
    const changeAnnouncement = vi
      .fn((_args: Args): object => saved)
      .mockReturnValueOnce(aRefusal("CHANGED_ELSEWHERE", "Somebody else changed this meanwhile."));
    openPortal(
      "/admin/announcements",
      startServer(
        {
          viewer: aStaff(),
          announcementRecords: () => page,
          announcementRecord: { ...one, body: "On Saturday.", revision: 3 },
        },
        { changeAnnouncement },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Change Library closed" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByLabelText("Text")).toHaveProperty("value", "On Friday.");
    await userEvent.type(dialog.getByLabelText("Text"), " All day.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Now: On Saturday.");
    await userEvent.click(dialog.getByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeAnnouncement.mock.calls.map(([{ revision }]) => revision)).toEqual([2, 3]);
    expect(changeAnnouncement.mock.lastCall?.[0]).toMatchObject({
      input: { body: "On Friday. All day." },
    });
  });
});
