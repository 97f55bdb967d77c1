import { screen, waitFor } from "@testing-library/react";
import { Checkbox, Form, Input } from "antd";
import { describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../testing/render-with-providers.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { type RecordRefusal, useRecordForm } from "./use-record-form.ts";

const initial = { values: { title: "Hall A", "dates.opensAt": "", isOpen: true }, revision: 4 };

type Save = (values: typeof initial.values, revision: number) => Promise<RecordRefusal | null>;

const outdated = { code: "CHANGED_ELSEWHERE", message: "Changed.", fields: [] };

const Hall = ({ save, onSaved = () => undefined }: { save: Save; onSaved?: () => void }) => {
  const form = useRecordForm({
    initial,
    check: ({ title }) => ({ title: title === "" ? "Enter a title." : undefined }),
    save,
    reload: async () => ({
      values: { title: "Hall Z", "dates.opensAt": "", isOpen: false },
      revision: 5,
    }),
    onSaved,
  });
  return (
    <RecordForm form={form}>
      <Form.Item label="Title" {...form.item("title")}>
        <Input />
      </Form.Item>
      <Form.Item label="Opens" {...form.item("dates.opensAt")}>
        <Input />
      </Form.Item>
      <Form.Item {...form.tick("isOpen")}>
        <Checkbox>Open</Checkbox>
      </Form.Item>
    </RecordForm>
  );
};

const title = () => screen.getByLabelText<HTMLInputElement>("Title");
const save = (user: ReturnType<typeof renderWithProviders>["user"]) =>
  user.click(screen.getByRole("button", { name: "Save" }));

describe("the form of a record", () => {
  it("sends the values with their base revision", async () => {
    const send = vi.fn<Save>(async () => null);
    const onSaved = vi.fn();
    const { user } = renderWithProviders(<Hall save={send} onSaved={onSaved} />);
    await user.type(title(), " B");
    await user.click(screen.getByRole("checkbox", { name: "Open" }));
    await save(user);
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(send.mock.calls).toEqual([
      [{ title: "Hall A B", "dates.opensAt": "", isOpen: false }, 4],
    ]);
  });

  it("shows and focuses an error at its field", async () => {
    const fields = [{ field: "dates.opensAt", message: "Must be a Monday." }];
    const { user } = renderWithProviders(
      <Hall save={async () => ({ code: "INVALID", message: "Wrong.", fields })} />,
    );
    await save(user);
    expect(await screen.findByText("Must be a Monday.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Opens"));
    await user.type(screen.getByLabelText("Opens"), "2");
    await waitFor(() => expect(screen.queryByText("Must be a Monday.")).toBeNull());
  });

  it("sends nothing that is invalid", async () => {
    const send = vi.fn<Save>(async () => null);
    const { user } = renderWithProviders(<Hall save={send} />);
    await user.clear(title());
    await save(user);
    expect(await screen.findByText("Enter a title.")).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it("keeps the input on an edit conflict and shows the current values", async () => {
    const { user } = renderWithProviders(<Hall save={async () => outdated} />);
    await user.type(title(), " B");
    await save(user);
    expect(await screen.findByText("Somebody else changed this meanwhile")).toBeDefined();
    expect(title().value).toBe("Hall A B");
    const choice = screen.getByRole("group", { name: "Somebody else changed this meanwhile" });
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(screen.getByText("Now: Hall Z")).toBeDefined();
    expect(screen.getByText("Now: No")).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Load the newer one" }));
    expect(title().value).toBe("Hall Z");
    expect(screen.queryByText("Somebody else changed this meanwhile")).toBeNull();
  });

  it("lets the browser ask before unsaved input is discarded", async () => {
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { user } = renderWithProviders(<Hall save={async () => null} />);
    expect(leave()).toBe(false);
    await user.type(title(), " B");
    expect(leave()).toBe(true);
    await save(user);
    await waitFor(() => expect(leave()).toBe(false));
  });

  it("overwrites the newer record only on request", async () => {
    const send = vi.fn<Save>(async (_values, revision) => (revision === 5 ? null : outdated));
    const onSaved = vi.fn();
    const { user } = renderWithProviders(<Hall save={send} onSaved={onSaved} />);
    await user.type(title(), " B");
    await save(user);
    await user.click(await screen.findByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(send.mock.lastCall).toEqual([
      { title: "Hall A B", "dates.opensAt": "", isOpen: true },
      5,
    ]);
  });
});
