import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { chooseOption } from "../../../testing/choose-option.ts";
import { openPortal } from "../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const finalist = {
  id: "3",
  matricNumber: "COHT/2024/001",
  surname: "Adeyemi",
  firstName: "Folake",
  otherName: null,
  department: "Public Health",
  programme: "Public Health",
  level: 300,
  standing: "ACTIVE",
  isSuspended: false,
  hasPaidTuition: true,
  hasBed: false,
  credits: 18,
};

const students = {
  rows: [finalist],
  ...{ total: 1, number: 1, size: 25 },
  export: { csv: "/download/export/x?format=csv", xlsx: "/x" },
};

it("graduates who does not meet the requirements only if asked to", async () => {
  const lacking = "ANA 101 is not passed yet.";
  const promoteStudents = vi.fn(({ input }: Args) => {
    const { overrideRequirements } = input as { readonly overrideRequirements: boolean };
    return {
      __typename: "StudentAction",
      message: "1 student has left the session.",
      preview: "seen",
      rows: [
        {
          id: "3",
          matricNumber: "COHT/2024/001",
          name: "Adeyemi Folake",
          before: "Level 300",
          after: overrideRequirements ? `Graduated, although: ${lacking}` : null,
          note: overrideRequirements ? null : `Cannot graduate yet: ${lacking}`,
          problem: null,
        },
      ],
    };
  });
  const { user } = openPortal(
    "/admin/students",
    startServer(
      {
        viewer: aStaff("SUPER_ADMIN", { canManageStudents: true }),
        admission: null,
        studentRecords: students,
        feeOffice: { sessions: ["2025/2026"] },
      },
      { promoteStudents },
    ),
  );
  const preview = async (isOverride: boolean) => {
    await user.click(screen.getByRole("button", { name: "Promote…" }));
    const dialog = await screen.findByRole("dialog", { name: "Promote students" });
    await chooseOption(
      user,
      await within(dialog).findByLabelText("Session they leave"),
      "2025/2026",
    );
    await chooseOption(
      user,
      within(dialog).getByLabelText("Students of this level graduate"),
      "300",
    );
    const override = within(dialog).getByRole("checkbox", { name: /Against the rules/ });
    if (isOverride) await user.click(override);
    await user.click(within(dialog).getByRole("button", { name: "See the preview" }));
  };

  await user.click(await screen.findByRole("checkbox", { name: /Adeyemi Folake/ }));
  await preview(false);
  await screen.findByText(`Cannot graduate yet: ${lacking}`);
  expect(screen.getByRole("button", { name: "Promote" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Close" }));

  await preview(true);
  await screen.findByText(`Level 300 → Graduated, although: ${lacking}`);
  await user.type(within(screen.getByRole("dialog")).getByRole("textbox"), "Decided by the senate");
  await user.click(screen.getByRole("button", { name: "Promote" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(promoteStudents.mock.lastCall?.[0].input).toMatchObject({
    reason: "Decided by the senate",
    dryRun: false,
    preview: "seen",
    finalLevel: 300,
    overrideRequirements: true,
  });
});
