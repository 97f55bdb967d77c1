import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "antd";
import { expect, it, vi } from "vitest";
import { FeedbackProvider, useFeedback } from "./Feedback.tsx";

vi.mock("./FeedbackHost.tsx", () => {
  throw new TypeError("Failed to fetch module");
});

const Form = () => {
  const { alert, toast } = useFeedback();
  const save = () => {
    toast("error", "Not saved.");
    toast("error", "Not saved.");
    alert("No more beds.");
  };
  return (
    <>
      <input aria-label="Name" />
      <Button onClick={save}>save</Button>
    </>
  );
};

it("shows every message and keeps the page without the host's code", async () => {
  const user = userEvent.setup();
  render(
    <FeedbackProvider>
      <Form />
    </FeedbackProvider>,
  );
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await user.click(screen.getByRole("button", { name: "save" }));
  await screen.findByRole("dialog", { name: "Not saved." });
  await user.click(screen.getByRole("button", { name: "OK" }));
  const alert = await screen.findByRole("dialog", { name: "Oppps! Error" });
  within(alert).getByText("No more beds.");
  await user.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByDisplayValue("Ada")).toBeDefined();
});
