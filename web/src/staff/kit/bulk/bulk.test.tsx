import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../testing/render-with-providers.tsx";
import { BulkDialog } from "./BulkDialog.tsx";
import type { BulkPreview, BulkResult, BulkRow } from "./bulk-types.ts";

const row = (id: string, problem: string | null = null): BulkRow => ({
  id,
  label: `Applicant ${id}`,
  outcome: "Submitted → Admitted",
  problem,
});

type Preview = (ids: readonly string[]) => Promise<BulkPreview>;
type Run = (ids: readonly string[], reason: string) => Promise<BulkResult>;

const open = (preview: Preview, run: Run = async () => ({ done: "Done." })) => {
  const onDone = vi.fn();
  const opened = renderWithProviders(
    <BulkDialog
      title="Admit"
      action="Admit them"
      ids={["1", "2", "3"]}
      preview={preview}
      run={run}
      onDone={onDone}
      onClose={() => undefined}
    />,
  );
  return { ...opened, onDone };
};

const act = () => screen.getByRole<HTMLButtonElement>("button", { name: "Admit them" });

const everyRow: Preview = async (ids) => ({ rows: ids.map((id) => row(id)) });

describe("a bulk action", () => {
  it("previews each row and runs with the reason", async () => {
    const run = vi.fn<Run>(async () => ({ done: "3 admitted." }));
    const { user, onDone } = open(everyRow, run);
    const part = await screen.findByRole("region", { name: "3 can be changed" });
    expect(within(part).getAllByRole("row")).toHaveLength(4);
    await user.click(act());
    expect(await screen.findByText("Give a reason of at least 5 characters.")).toBeDefined();
    expect(run).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Reason"), " Senate of 3 May ");
    await user.click(act());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("3 admitted."));
    expect(run.mock.calls).toEqual([[["1", "2", "3"], "Senate of 3 May"]]);
  });

  it("cannot run until the failing row is left out", async () => {
    const preview = vi.fn<Preview>(async (ids) => ({
      rows: ids.map((id) => row(id, id === "2" ? "The quota is full." : null)),
    }));
    const { user } = open(preview);
    expect(await screen.findByText("The quota is full.")).toBeDefined();
    expect(act().disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "Leave these 1 out" }));
    await waitFor(() => expect(act().disabled).toBe(false));
    expect(preview.mock.lastCall).toEqual([["1", "3"]]);
  });

  it("shows how it is now when things changed since the preview", async () => {
    const run: Run = async () => ({ outdated: [row("1"), row("3", "Admitted already.")] });
    const { user, onDone } = open(everyRow, run);
    await user.type(await screen.findByLabelText("Reason"), "Senate of 3 May");
    await user.click(act());
    expect(await screen.findByText("Admitted already.")).toBeDefined();
    expect(screen.getByText(/Things changed since this preview/)).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
  });

  it("shows the server's refusal", async () => {
    const refusal = { message: "No session is open.", fields: [] };
    const { user } = open(everyRow, async () => ({ refusal }));
    await user.type(await screen.findByLabelText("Reason"), "Senate of 3 May");
    await user.click(act());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Nothing was changed");
    expect(alert.textContent).toContain("No session is open.");
  });

  it("can be previewed again after a failure", async () => {
    const preview = vi.fn<Preview>(everyRow).mockRejectedValueOnce(new TypeError("offline"));
    const { user } = open(preview);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: "3 can be changed" })).toBeDefined();
  });
});
