import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const line = {
  id: "5",
  stage: "FIRST_YEAR",
  section: "C",
  paidAt: "PORTAL",
  code: "lab",
  label: "Laboratory",
  amount: 10_000,
  frequency: "PER_SESSION",
  residency: null,
  department: null,
  position: 5,
  revision: 1,
};
const links = (name: string) => ({
  csv: `/download/export/${name}?format=csv`,
  xlsx: `/download/export/${name}?format=xlsx`,
});
const sections = ["FIRST_YEAR", "RETURNING"].flatMap((stage) =>
  ["A", "B", "C"].map((section) => ({ stage, section, isPaidOnline: false, revision: 0 })),
);
const office = {
  lines: [line],
  sections,
  linesExport: links("fee-lines"),
  tuitionRecordsExport: links("tuition-records"),
  departments: ["Community Health"],
  sessionFees: [{ id: "1", session: "2025/2026", hostelFee: 25_000, lateFee: 10_000, revision: 0 }],
  tuitionRecords: [],
  sessions: ["2025/2026"],
};

describe("the fee schedule", () => {
  const schedule = (amount: number) => ({
    sections: [
      {
        section: "C",
        title: "Other charges",
        paidAt: "PORTAL",
        lines: [{ code: "lab", label: "Laboratory", amount }],
        total: amount,
      },
    ],
    total: amount,
    portalTotal: amount,
  });

  it("previews a change and keeps the input on an edit conflict", async () => {
    const state = { line };
    const changeFeeLine = vi.fn(({ revision }: Args): object => {
      if (revision !== state.line.revision) {
        return {
          __typename: "Refusal",
          code: "CHANGED_ELSEWHERE",
          message: "Changed.",
          fields: [],
        };
      }
      return { __typename: "Acknowledgement", message: "Saved." };
    });
    const feeChangePreview = vi.fn((_args: Args) => ({
      __typename: "FeeChangePreview",
      before: schedule(10_000),
      after: schedule(12_000),
      moved: [
        {
          department: "Community Health",
          stage: "FIRST_YEAR",
          residency: "INDIGENE",
          before: 10_000,
          after: 12_000,
        },
      ],
    }));
    openPortal(
      "/admin/fees",
      startServer(
        {
          viewer: aStaff(),
          feeOffice: () => ({ ...office, lines: [state.line] }),
          feeChangePreview,
        },
        { changeFeeLine },
      ),
    );
    const edit = await screen.findByRole("button", { name: /Change Laboratory/ });
    for (const name of ["Export", "Export tuition records"]) {
      expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false);
    }
    await userEvent.click(edit);
    const dialog = screen.getByRole("dialog");
    const amount = within(dialog).getByLabelText(/Amount in naira/);
    await userEvent.clear(amount);
    await userEvent.type(amount, "12000");
    await userEvent.click(within(dialog).getByRole("button", { name: "Show what it comes to" }));
    expect(await within(dialog).findByRole("table", { name: "Totals that move" })).toBeTruthy();
    expect(feeChangePreview.mock.lastCall?.[0]).toMatchObject({
      input: { id: "5", line: { amount: 12_000 }, department: "Community Health", level: 100 },
    });
    state.line = { ...line, amount: 11_000, revision: 2 };
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Now: 11000")).toBeTruthy();
    expect(amount).toHaveProperty("value", "12000");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeFeeLine.mock.lastCall?.[0]).toMatchObject({ id: "5", revision: 2 });
  });
});

describe("a section of the fee schedule", () => {
  const acceptance = { ...line, id: "6", section: "A", paidAt: "BURSARY", label: "Acceptance" };
  const first = sections[0];

  it("that is tuition or has no fees is not offered online", async () => {
    openPortal("/admin/fees", startServer({ viewer: aStaff(), feeOffice: () => office }));
    const tuition = await screen.findByRole("region", { name: "Section C, Level 100" });
    within(tuition).getByText("In the portal");
    expect(within(tuition).queryByRole("button", { name: /how it is paid/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "Section A, Level 100" })).toBeNull();
  });

  it("is let to students online, and what somebody else set meanwhile is not overwritten", async () => {
    const state = { section: first };
    const changeFeeSection = vi.fn(({ revision }: Args): object =>
      revision === state.section?.revision
        ? { __typename: "Acknowledgement", message: "Saved." }
        : { __typename: "Refusal", code: "CHANGED_ELSEWHERE", message: "Changed.", fields: [] },
    );
    openPortal(
      "/admin/fees",
      startServer(
        {
          viewer: aStaff(),
          feeOffice: () => ({
            ...office,
            lines: [line, acceptance],
            sections: [state.section, ...sections.slice(1)],
          }),
        },
        { changeFeeSection },
      ),
    );
    const name = "Section A, Level 100";
    const section = await screen.findByRole("region", { name });
    within(section).getByText("At the bursary");
    await userEvent.click(
      within(section).getByRole("button", { name: `${name}: change how it is paid` }),
    );
    const dialog = screen.getByRole("dialog", { name });
    await userEvent.click(
      within(dialog).getByRole("checkbox", { name: "Students may also pay this section online" }),
    );
    state.section = { stage: "FIRST_YEAR", section: "A", isPaidOnline: false, revision: 2 };
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await userEvent.click(await within(dialog).findByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(changeFeeSection).toHaveBeenCalledTimes(2));
    expect(changeFeeSection.mock.lastCall?.[0]).toEqual({
      stage: "FIRST_YEAR",
      section: "A",
      revision: 2,
      isPaidOnline: true,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("that is paid online stays changeable without fees, and shows a refusal", async () => {
    const changeFeeSection = {
      __typename: "Refusal",
      code: "INVALID_INPUT",
      message: "Check the marked fields.",
      fields: [{ field: "isPaidOnline", message: "This section is tuition." }],
    };
    openPortal(
      "/admin/fees",
      startServer(
        {
          viewer: aStaff(),
          feeOffice: () => ({
            ...office,
            sections: [{ ...first, isPaidOnline: true, revision: 1 }, ...sections.slice(1)],
          }),
        },
        { changeFeeSection },
      ),
    );
    const section = await screen.findByRole("region", { name: "Section A, Level 100" });
    within(section).getByText("This section has no fees.");
    await userEvent.click(within(section).getByRole("button", { name: /how it is paid/ }));
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByRole("checkbox")).toHaveProperty("checked", true);
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await within(dialog).findByText("This section is tuition.");
  });
});

describe("hostel and late payment", () => {
  it("are set by session, and a refusal shows at its field", async () => {
    const changeSessionFees = vi.fn(({ lateFee }: Args): object =>
      lateFee === 0
        ? {
            __typename: "Refusal",
            code: "INVALID_INPUT",
            message: "Check the marked fields.",
            fields: [{ field: "lateFee", message: "Enter an amount above 0." }],
          }
        : { __typename: "Acknowledgement", message: "Saved." },
    );
    openPortal(
      "/admin/fees",
      startServer({ viewer: aStaff(), feeOffice: () => office }, { changeSessionFees }),
    );
    await userEvent.click(
      await screen.findByRole("button", { name: "Change hostel and late payment of 2025/2026" }),
    );
    const dialog = screen.getByRole("dialog");
    const hostelFee = within(dialog).getByLabelText("Hostel fee in naira");
    const lateFee = within(dialog).getByLabelText("Late payment fee in naira");
    expect([hostelFee, lateFee]).toMatchObject([{ value: "25000" }, { value: "10000" }]);
    await userEvent.clear(hostelFee);
    await userEvent.type(hostelFee, "32500.505");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText(/^Enter an amount such as/)).toBeTruthy();
    expect(changeSessionFees).not.toHaveBeenCalled();
    await userEvent.clear(hostelFee);
    await userEvent.type(hostelFee, "32500.50");
    await userEvent.clear(lateFee);
    await userEvent.type(lateFee, "0");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Enter an amount above 0.")).toBeTruthy();
    await userEvent.clear(lateFee);
    await userEvent.type(lateFee, "12000");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeSessionFees.mock.lastCall?.[0]).toEqual({
      id: "1",
      revision: 0,
      hostelFee: 32_500.5,
      lateFee: 12_000,
    });
  });
});
