import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../../testing/choose-option.ts";
import { aRefusal } from "../../../../../testing/counter.ts";
import {
  aPaymentPlan,
  paymentPlansOf,
  someInstalmentFigures,
} from "../../../../../testing/instalments.ts";
import { openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const saved = { __typename: "CatalogueSaved", id: "3", message: "Saved." };

const open = (
  mutation: Answers = {},
  {
    plans = paymentPlansOf(aPaymentPlan()),
    preview = null,
  }: { plans?: object; preview?: Answers[string] } = {},
) => {
  const paymentPlans = vi.fn((_args: Args) => plans);
  const server = startServer(
    {
      viewer: aStaff(),
      paymentPlans,
      instalmentFigures: someInstalmentFigures,
      paymentPlanPreview: preview,
    },
    mutation,
  );
  return { ...openPortal("/admin/instalments/plans", server), server, paymentPlans };
};

const dialogOf = (name: string) => screen.findByRole("dialog", { name });

const fillShare = async (
  user: ReturnType<typeof open>["user"],
  dialog: HTMLElement,
  number: number,
  { percent, dueDate }: { percent: string; dueDate: string },
) => {
  const share = within(within(dialog).getByRole("group", { name: `Instalment ${number}` }));
  const field = share.getByLabelText("Percent of tuition");
  await user.clear(field);
  await user.type(field, percent);
  await user.clear(share.getByLabelText("Last day in time"));
  await user.type(share.getByLabelText("Last day in time"), dueDate);
};

describe("the plans of a session", () => {
  it("are shown with how their students pay, each count with its list", async () => {
    open();
    const card = await screen.findByRole("region", { name: "Nursing, level 200" });
    expect(card.textContent).toContain("Students: 41. All paid: 5. ₦400,000 of ₦861,000 received.");
    const rows = within(card).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "1: 60%15 December 2026Course registration012151,200.00",
      "2: 40%15 January 2027Hostel application, Examinations240201,600.00",
    ]);
    expect(within(card).getByRole("link", { name: "12" }).getAttribute("href")).toBe(
      "/admin/instalments?session=2026%2F2027&plan=3&share=1&state=OVERDUE",
    );
  });

  it("are read by a bursary officer, who changes none", async () => {
    const server = startServer({
      viewer: aStaff("BURSARY_OFFICER"),
      paymentPlans: { ...paymentPlansOf(aPaymentPlan({ level: null })), canEdit: false },
      instalmentFigures: someInstalmentFigures,
    });
    openPortal("/bursary/instalments/plans", server);
    await screen.findByRole("region", { name: "Nursing" });
    expect(screen.queryByRole("button", { name: /plan/ })).toBeNull();
  });

  it.each([
    [null, "Students of NELFUND, level 200"],
    [{ id: "8", code: "NUR", name: "Nursing" }, "Students of NELFUND, Nursing, level 200"],
  ])("name the sponsor whose students they are for", async (department, name) => {
    const sponsor = { id: "9", shortName: "NELFUND" };
    open({}, { plans: paymentPlansOf(aPaymentPlan({ department, sponsor })) });
    await screen.findByRole("region", { name });
  });

  it("say that there is none", async () => {
    open({}, { plans: paymentPlansOf() });
    await screen.findByText("2026/2027 has no instalment plan");
  });
});

describe("a new plan", () => {
  it("is checked before it is sent, and a refusal shows at its field", async () => {
    const createPaymentPlan = vi.fn((_args: Args): object =>
      aRefusal("INVALID_INPUT", "There is such a plan already.", "department"),
    );
    const { user } = open({ createPaymentPlan });
    await user.click(await screen.findByRole("button", { name: "Add a plan" }));
    const dialog = await dialogOf("Add a plan to 2026/2027");
    await chooseOption(user, within(dialog).getByRole("combobox", { name: "Level" }), "300");
    await chooseOption(user, within(dialog).getByRole("combobox", { name: "Sponsor" }), "NELFUND");
    await fillShare(user, dialog, 1, { percent: "50", dueDate: "2027-01-15" });
    await fillShare(user, dialog, 2, { percent: "40", dueDate: "2026-12-15" });
    const save = within(dialog).getByRole("button", { name: "Save" });
    await user.click(save);
    await within(dialog).findByText("The shares come to 90 %. They must come to 100 %.");
    within(dialog).getByText("Each share is due later than the one before it.");
    expect(createPaymentPlan).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Add an instalment" }));
    await fillShare(user, dialog, 2, { percent: "40", dueDate: "2027-02-15" });
    await fillShare(user, dialog, 3, { percent: "10", dueDate: "2027-03-15" });
    await user.click(save);
    await within(dialog).findByText("There is such a plan already.");
    expect(createPaymentPlan.mock.lastCall?.[0]).toEqual({
      input: {
        session: "2026/2027",
        department: null,
        level: 300,
        sponsor: "9",
        shares: [
          { percent: 50, dueDate: "2027-01-15", unlocks: ["REGISTRATION"] },
          { percent: 40, dueDate: "2027-02-15", unlocks: ["HOSTEL", "EXAMINATION"] },
          { percent: 10, dueDate: "2027-03-15", unlocks: [] },
        ],
      },
      isConfirmed: false,
    });
    createPaymentPlan.mockReturnValue(saved);
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

const consequence = "12 students could no longer register courses.";

describe("a change of a plan", () => {
  it("shows what it comes to, and is made once that is confirmed", async () => {
    const preview = vi.fn((_args: Args) => ({
      __typename: "PaymentPlanPreview",
      students: 41,
      locked: [{ unlock: "REGISTRATION", students: 12 }],
      late: 0,
      consequences: [consequence],
    }));
    const changePaymentPlan = vi.fn(({ isConfirmed }: Args) =>
      isConfirmed ? saved : { __typename: "CatalogueConsequences", sentences: [consequence] },
    );
    const { user, paymentPlans } = open({ changePaymentPlan }, { preview });
    await user.click(
      await screen.findByRole("button", { name: "Change the plan: Nursing, level 200" }),
    );
    const dialog = await dialogOf("Change the plan: Nursing, level 200");
    expect(within(dialog).queryByRole("combobox", { name: "Level" })).toBeNull();
    await fillShare(user, dialog, 1, { percent: "70", dueDate: "2026-12-15" });
    // Nothing is previewed that cannot be saved.
    expect(within(dialog).queryByRole("button", { name: "Show what it comes to" })).toBeNull();
    await fillShare(user, dialog, 2, { percent: "30", dueDate: "2027-01-15" });
    await user.click(await within(dialog).findByRole("button", { name: "Show what it comes to" }));
    await within(dialog).findByText("The plan is for 41 students.");
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([consequence]);
    expect(preview.mock.lastCall?.[0]).toMatchObject({
      input: { id: "3", plan: { session: "2026/2027", department: "8", level: 200 } },
    });
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    const goAhead = await screen.findByRole("button", { name: "Go ahead" });
    expect(screen.getAllByText(consequence)).toHaveLength(2);
    const before = paymentPlans.mock.calls.length;
    await user.click(goAhead);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changePaymentPlan.mock.calls.map(([args]) => args)).toEqual(
      [false, true].map((isConfirmed) => ({
        id: "3",
        revision: 2,
        shares: [
          { percent: 70, dueDate: "2026-12-15", unlocks: ["REGISTRATION"] },
          { percent: 30, dueDate: "2027-01-15", unlocks: ["HOSTEL", "EXAMINATION"] },
        ],
        isConfirmed,
      })),
    );
    await waitFor(() => expect(paymentPlans.mock.calls.length).toBeGreaterThan(before));
  });

  it("by somebody else meanwhile is loaded without losing what was typed", async () => {
    const changePaymentPlan = vi.fn(({ revision }: Args) =>
      revision === 2 ? aRefusal("CHANGED_ELSEWHERE", "Changed.") : saved,
    );
    const { user, server } = open({ changePaymentPlan });
    await user.click(await screen.findByRole("button", { name: /^Change the plan/ }));
    const dialog = await dialogOf("Change the plan: Nursing, level 200");
    await fillShare(user, dialog, 2, { percent: "40", dueDate: "2027-01-31" });
    server.answer({ query: { paymentPlans: paymentPlansOf(aPaymentPlan({ revision: 3 })) } });
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await user.click(await within(dialog).findByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changePaymentPlan.mock.lastCall?.[0]).toMatchObject({
      revision: 3,
      shares: [{ dueDate: "2026-12-15" }, { dueDate: "2027-01-31" }],
    });
  });
});

it("plans are copied from another session", async () => {
  const copyPaymentPlans = vi.fn((_args: Args): object =>
    aRefusal("INVALID_INPUT", "2025/2026 has no plans.", "from"),
  );
  const { user } = open({ copyPaymentPlans });
  await user.click(await screen.findByRole("button", { name: "Copy plans…" }));
  const dialog = await dialogOf("Copy plans to 2026/2027");
  await user.click(within(dialog).getByRole("button", { name: "Copy" }));
  await within(dialog).findByText("2025/2026 has no plans.");
  copyPaymentPlans.mockReturnValue(saved);
  await user.click(within(dialog).getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(copyPaymentPlans.mock.lastCall?.[0]).toEqual({
    from: "2025/2026",
    to: "2026/2027",
    isConfirmed: false,
  });
});

it("a plan that opens something for somebody is not deleted", async () => {
  const inUse = `Without this plan: ${consequence} Change it instead.`;
  const deletePaymentPlan = vi.fn((_args: Args): object => aRefusal("IN_USE", inUse));
  const preview = vi.fn((_args: Args) => ({
    __typename: "PaymentPlanPreview",
    students: 1,
    locked: [],
    late: 0,
    consequences: [],
  }));
  const { user } = open({ deletePaymentPlan }, { preview });
  await user.click(await screen.findByRole("button", { name: /^Delete the plan/ }));
  const dialog = await dialogOf("Delete the plan: Nursing, level 200");
  await user.click(within(dialog).getByRole("button", { name: "Show what it comes to" }));
  await within(dialog).findByText("The plan is for 1 student.");
  within(dialog).getByText("Nothing is locked for anybody, and nobody is charged a late fee.");
  expect(preview.mock.lastCall?.[0]).toEqual({ input: { id: "3", plan: null } });
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await within(dialog).findByText(inUse);
  deletePaymentPlan.mockReturnValue(saved);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(deletePaymentPlan.mock.lastCall?.[0]).toEqual({ id: "3", revision: 2 });
});
