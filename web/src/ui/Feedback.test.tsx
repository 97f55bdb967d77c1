import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "antd";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FeedbackProvider, useFeedback } from "./Feedback.tsx";

const Buttons = () => {
  const { alert, toast } = useFeedback();
  return (
    <>
      <Button onClick={() => toast("success", "Saved.")}>save</Button>
      <Button onClick={() => toast("error", "Not saved.")}>fail</Button>
      <Button onClick={() => alert("No more beds.")}>alert</Button>
      <Button onClick={() => alert("Later.", "Closed")}>titled</Button>
    </>
  );
};

const open = () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <FeedbackProvider>
      <Buttons />
    </FeedbackProvider>,
  );
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, press };
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("toasts", () => {
  it("disappear after five seconds", async () => {
    const { press } = open();
    await press("save");
    await screen.findByText("Saved.");
    act(() => vi.advanceTimersByTime(3500));
    expect(screen.getByText("Saved.")).toBeDefined();
    act(() => vi.advanceTimersByTime(1600));
    await waitFor(() => expect(screen.queryByText("Saved.")).toBeNull());
  });

  it("can be dismissed one by one", async () => {
    const { press, user } = open();
    await press("save");
    await press("fail");
    const toast = (await screen.findByText("Saved.")).closest(".ant-notification-notice");
    if (!(toast instanceof HTMLElement)) throw new Error("The toast has no frame");
    await user.click(within(toast).getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByText("Saved.")).toBeNull());
    expect(screen.getByText("Not saved.")).toBeDefined();
  });

  it("are announced", async () => {
    const { press } = open();
    await press("save");
    expect((await screen.findByText("Saved.")).closest('[role="status"]')).not.toBeNull();
    await press("fail");
    expect((await screen.findByText("Not saved.")).closest('[role="alert"]')).not.toBeNull();
  });
});

describe("the alert dialog", () => {
  it("is titled 'Oppps! Error' and shows the message", async () => {
    const { press } = open();
    await press("alert");
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    expect(within(dialog).getByText("No more beds.")).toBeDefined();
    await press("OK");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("accepts another title and queues behind the previous one", async () => {
    const { press } = open();
    await press("alert");
    await press("titled");
    await screen.findByRole("dialog", { name: "Oppps! Error" });
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await press("OK");
    await screen.findByRole("dialog", { name: "Closed" });
  });

  it("closes on Escape", async () => {
    const { press, user } = open();
    await press("alert");
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
