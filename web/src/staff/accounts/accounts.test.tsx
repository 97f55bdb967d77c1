import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chooseOption } from "../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const done = (message: string) => ({ __typename: "Acknowledgement", message });

const page = (typename: string, rows: readonly object[]) => ({
  __typename: typename,
  rows,
  total: rows.length,
  number: 1,
  size: 25,
  export: { __typename: "ExportLinks", csv: "/download/export/x?format=csv", xlsx: "/x" },
});

const colleague = {
  __typename: "StaffMember",
  id: "7",
  email: "lecturer@college.test",
  surname: "Okoro",
  firstName: "Chidi",
  role: "LECTURER",
  suspendedAt: null,
  hasSecondFactor: true,
  joinedAt: "2026-01-05T09:00:00.000Z",
  revision: 3,
  canChange: true,
};

const refusal = (code: string, message: string, fields: readonly object[] = []) => ({
  __typename: "Refusal",
  code,
  message,
  fields: fields.map((field) => ({ __typename: "FieldRefusal", ...field })),
});

describe("administrators", () => {
  const open = async (mutation = {}) => {
    const asked: { filter?: unknown }[] = [];
    const server = startServer(
      {
        viewer: aStaff(),
        staffMembers: (given: { filter?: unknown }) => {
          asked.push({ ...given });
          return page("StaffMemberPage", [colleague, { ...colleague, id: "1", canChange: false }]);
        },
      },
      mutation,
    );
    const portal = openPortal("/admin/admins?status=ACTIVE", server);
    await findHeading("Administrators");
    await screen.findByText("Okoro Chidi");
    return { ...portal, asked };
  };

  it("lists the staff by the URL's filters without self-management", async () => {
    const { asked } = await open();

    expect(asked.at(-1)?.filter).toEqual({ role: null, status: "ACTIVE" });
    expect(screen.getAllByRole("button", { name: "Manage Okoro Chidi" })).toHaveLength(1);
    expect(screen.getByText("Okoro Chidi (you)")).toBeDefined();
  });

  it("suspends a colleague for a reason", async () => {
    const sent: unknown[] = [];
    const { user } = await open({
      suspendStaff: (given: object) => {
        sent.push({ ...given });
        return done("The account is suspended.");
      },
    });
    await user.click(screen.getByRole("button", { name: "Manage Okoro Chidi" }));
    await user.click(screen.getByRole("button", { name: "Suspend" }));
    const dialog = screen.getByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Suspend" }));
    expect(
      await within(dialog).findByText("Give a reason of at least 5 characters."),
    ).toBeDefined();
    await user.type(within(dialog).getByLabelText("Reason"), "Left the college");
    await user.click(within(dialog).getByRole("button", { name: "Suspend" }));

    await screen.findByText("The account is suspended.");
    expect(sent).toEqual([{ id: "7", reason: "Left the college" }]);
  });

  it("keeps the input when somebody else changed the role", async () => {
    const { user } = await open({
      changeStaffRole: () => refusal("CHANGED_ELSEWHERE", "Somebody changed this meanwhile."),
    });
    await user.click(screen.getByRole("button", { name: "Manage Okoro Chidi" }));
    await user.click(screen.getByRole("button", { name: "Change role" }));
    await chooseOption(user, screen.getByLabelText("New role"), "ICT support");
    await user.type(screen.getByLabelText("Reason"), "Moved to ICT");
    await user.click(screen.getByRole("button", { name: "Change role" }));

    await screen.findByText("Somebody else changed this meanwhile");
    expect(screen.getByLabelText("New role").closest(".ant-select")?.textContent).toBe(
      "ICT support",
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("Moved to ICT");
  });

  it("invites a colleague and shows errors at their fields", async () => {
    const sent: unknown[] = [];
    const { user } = await open({
      inviteStaff: ({ input }: { input: object }) => {
        sent.push(input);
        return done("The invitation is on its way.");
      },
    });
    await user.click(screen.getByRole("button", { name: "Invite" }));
    await user.click(screen.getByRole("button", { name: "Send invitation" }));
    expect(await screen.findByText("Enter the email address.")).toBeDefined();
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Email"), "ada@college.test");
    await user.type(dialog.getByLabelText("Surname"), "Eze");
    await user.type(dialog.getByLabelText("First name"), "Ada");
    await chooseOption(user, dialog.getByLabelText("Role"), "Lecturer");
    await user.click(dialog.getByRole("button", { name: "Send invitation" }));

    await screen.findByText("The invitation is on its way.");
    expect(sent).toEqual([
      { email: "ada@college.test", surname: "Eze", firstName: "Ada", role: "LECTURER" },
    ]);
  });
});

it("the audit log shows changed fields and links to the record", async () => {
  const entry = {
    __typename: "AuditEntry",
    id: "5",
    at: "2026-03-10T09:00:00.000Z",
    actorName: "Tunde Balogun",
    actorEmail: "admin@college.test",
    action: "student.standing",
    subject: "student:12",
    reason: "Asked for it",
    changes: [
      { __typename: "AuditChange", field: "standing", before: "active", after: "deferred" },
    ],
  };
  const server = startServer({ viewer: aStaff(), auditLog: page("AuditPage", [entry]) });
  const { user } = openPortal("/admin/audit-log", server);
  await findHeading("Audit log");
  await user.click(await screen.findByText("1 field"));

  expect(screen.getByRole("row", { name: "standing active deferred" })).toBeDefined();
  expect(screen.getByRole("link", { name: "student:12" }).getAttribute("href")).toBe(
    "/admin/students/12",
  );
  expect(screen.getByText("Asked for it")).toBeDefined();
});

describe("the own account", () => {
  const open = async (mutation = {}, isOn = false) => {
    const server = startServer(
      {
        viewer: {
          ...aStaff("LECTURER"),
          secondFactor: { __typename: "SecondFactor", isOn, recoveryCodesLeft: isOn ? 8 : 0 },
        },
      },
      mutation,
    );
    const portal = openPortal("/lecturer/account", server);
    await findHeading("My account");
    await screen.findByRole("button", { name: "Change password" });
    return portal;
  };

  it("sets up a second factor and shows the recovery codes once", async () => {
    const { user } = await open({
      startSecondFactor: () => ({
        __typename: "SecondFactorSetup",
        secret: "JBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP",
      }),
      confirmSecondFactor: ({ code }: { code: string }) =>
        code === "123456"
          ? { __typename: "RecoveryCodes", codes: ["aaaa-bbbb-cccc-dddd"] }
          : refusal("INVALID_INPUT", "Wrong.", [{ field: "code", message: "This code is wrong." }]),
    });
    await user.click(screen.getByRole("button", { name: "Set up" }));
    await user.type(
      within(screen.getByRole("dialog")).getByLabelText("Password"),
      "Demo-2026!{Enter}",
    );
    const code = await screen.findByLabelText("Code of your authenticator app");
    expect(screen.getByText("JBSWY3DPEHPK3PXP")).toBeDefined();
    expect(screen.getByRole("img", { name: /QR code/ })).toBeDefined();
    await user.type(code, "000000{Enter}");
    expect(await screen.findByText("This code is wrong.")).toBeDefined();
    await user.clear(code);
    await user.type(code, "123456{Enter}");

    expect(await screen.findByText("aaaa-bbbb-cccc-dddd")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "I have kept them" }));
    await waitFor(() => expect(screen.queryByText("aaaa-bbbb-cccc-dddd")).toBeNull());
  });

  it("turns the second factor off with a code or a recovery code", async () => {
    const inputs: unknown[] = [];
    const { user } = await open(
      {
        turnSecondFactorOff: ({ input }: { input: object }) => {
          inputs.push(input);
          return done("The second factor is off.");
        },
      },
      true,
    );
    expect(screen.getByText("8 recovery codes left")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Turn off" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Password"), "Demo-2026!");
    await user.type(dialog.getByLabelText("Code of your authenticator app"), "k7qm-2x9d-4hfa-w3ps");
    await user.click(dialog.getByRole("button", { name: "Turn off" }));

    await screen.findByText("The second factor is off.");
    expect(inputs).toEqual([{ password: "Demo-2026!", recoveryCode: "k7qm-2x9d-4hfa-w3ps" }]);
  });

  it("changes the password in its case", async () => {
    const inputs: unknown[] = [];
    const { user } = await open({
      changeStaffPassword: ({ input }: { input: object }) => {
        inputs.push(input);
        return done("Your password has been changed.");
      },
    });
    await user.type(screen.getByLabelText("Current password"), "Demo-2026!");
    await user.type(screen.getByLabelText("New password"), "Short-1{Enter}");
    expect(await screen.findByText(/must have at least 10 characters/)).toBeDefined();
    await user.type(screen.getByLabelText("New password"), "-And-Longer{Enter}");

    await screen.findByText("Your password has been changed.");
    expect(inputs).toEqual([{ currentPassword: "Demo-2026!", newPassword: "Short-1-And-Longer" }]);
  });
});
