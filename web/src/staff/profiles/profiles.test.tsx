import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../testing/choose-option.ts";
import { emptyProfile } from "../../../testing/profile.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const exportLinks = { csv: "/download/export/x?format=csv", xlsx: "/x" };

const page = (row: object) => ({ rows: [row], total: 1, number: 1, size: 25, export: exportLinks });

const aRecord = {
  id: "3",
  profileId: "30",
  matricNumber: "COHT/2025/001",
  surname: "Adeyemi",
  firstName: "Folake",
  otherName: null,
  email: "folake@students.college.example",
  phone: null,
  sex: "Female",
  department: "Public Health",
  programme: "Public Health",
  level: 100,
  standing: "ACTIVE",
  isSuspended: false,
  hasPaidTuition: true,
  hasPaidHostel: false,
  hasBed: false,
  credits: 18,
};

const anOutcome = (after: string | null, note: string | null = null) => ({
  __typename: "StudentAction",
  message: "1 student is changed.",
  preview: "seen",
  changed: 1,
  problems: 0,
  rows: [
    {
      id: "3",
      matricNumber: "COHT/2025/001",
      name: "Adeyemi Folake",
      department: "Public Health",
      before: "Active",
      after,
      note,
      problem: null,
    },
  ],
});

const aProfile = {
  id: "30",
  kind: "STUDENT",
  number: "COHT/2025/001",
  recordId: "3",
  surname: "Adeyemi",
  firstName: "Folake",
  otherName: null,
  email: "folake@students.college.example",
  department: "Public Health",
  level: 100,
  photoUrl: null,
  ...emptyProfile,
  sex: "Female",
  dateOfBirth: "2004-05-06",
  nationality: "Nigerian",
  stateOfOrigin: "Oyo",
  lga: "Ibadan North",
  revision: 5,
  isSuspended: false,
  mustChangePassword: false,
  isEmailVerified: null,
  createdAt: "2026-01-10T09:00:00.000Z",
  lastSignInAt: null,
  other: null,
  requests: [],
};

describe("the students", () => {
  it("are filtered by the URL and deferred after a preview", async () => {
    const studentRecords = vi.fn((_args: Args) => page(aRecord));
    const changeStudentStanding = vi.fn((_args: Args) => anOutcome("Deferred"));
    const { user } = openPortal(
      "/admin/students?standing=ACTIVE&hasPaidTuition=yes",
      startServer(
        {
          viewer: aStaff("SUPER_ADMIN", { canManageStudents: true }),
          admission: null,
          studentRecords,
        },
        { changeStudentStanding },
      ),
    );
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/admin/students/3",
    );
    expect(studentRecords.mock.lastCall?.[0]).toMatchObject({
      filter: { standing: "ACTIVE", hasPaidTuition: true, level: null },
    });
    await user.click(screen.getByRole("checkbox", { name: /Adeyemi Folake/ }));
    await user.click(screen.getByRole("button", { name: "Defer…" }));
    const dialog = await screen.findByRole("dialog", { name: "Defer students" });
    await within(dialog).findByText("Active → Deferred");
    await user.type(within(dialog).getByRole("textbox"), "Asked by letter");
    await user.click(within(dialog).getByRole("button", { name: "Defer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeStudentStanding.mock.calls.map(([args]) => args.input)).toEqual([
      { ids: ["3"], reason: "", dryRun: true, preview: null, standing: "DEFERRED" },
      {
        ids: ["3"],
        reason: "Asked by letter",
        dryRun: false,
        preview: "seen",
        standing: "DEFERRED",
      },
    ]);
  });

  it("are filtered by programme", async () => {
    const studentRecords = vi.fn((_args: Args) => page(aRecord));
    const programmeChoices = {
      departments: [
        { id: "1", name: "Public Health", programmes: [{ id: "4", code: "PHT", name: "Hygiene" }] },
        { id: "2", name: "Nutrition", programmes: [{ id: "5", code: "NUT", name: "Dietetics" }] },
      ],
      sessions: [],
    };
    const { user } = openPortal(
      "/bursary/students?programme=NUT",
      startServer({
        viewer: aStaff("BURSARY_OFFICER"),
        admission: null,
        studentRecords,
        programmeChoices,
      }),
    );
    await screen.findByText("Programme: NUT Dietetics");
    await user.click(screen.getByRole("button", { name: "Filters (1)" }));
    const drawer = await screen.findByRole("dialog", { name: "Filters" });
    const programme = within(drawer).getByRole("combobox", { name: "Programme" });
    await chooseOption(user, programme, "PHT Hygiene");
    await user.click(within(drawer).getByRole("button", { name: "Show results" }));
    await waitFor(() =>
      expect(studentRecords.mock.lastCall?.[0]).toMatchObject({
        filter: { programme: "PHT" },
      }),
    );
    await screen.findByText("Programme: PHT Hygiene");
  });

  it("are only read by ICT support", async () => {
    openPortal(
      "/ict-support/students",
      startServer({
        viewer: aStaff("ICT_SUPPORT"),
        admission: null,
        studentRecords: page(aRecord),
      }),
    );
    await screen.findByRole("link", { name: "Adeyemi Folake" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Import students" })).toBeNull();
  });
});

describe("a correction", () => {
  const open = (correctProfile: (args: Args) => unknown, profile: object = aProfile) =>
    openPortal(
      "/ict-support/update-profiles/30",
      startServer(
        { viewer: aStaff("ICT_SUPPORT", { canEditProfiles: true }), profile },
        { correctProfile },
      ),
    );

  it("shows old and new values, sends the changes and requires a reason", async () => {
    const correctProfile = vi.fn((_args: Args) => ({
      __typename: "Acknowledgement",
      message: "The profile is corrected.",
    }));
    const { user } = open(correctProfile);
    const surname = await screen.findByRole("textbox", { name: "Surname" });
    expect(screen.getByText("Surname, now").parentElement?.textContent).toContain("Adeyemi");
    await user.clear(surname);
    await user.click(screen.getByRole("button", { name: "Correct the profile" }));
    expect(surname.getAttribute("aria-invalid")).toBe("true");
    expect(correctProfile).not.toHaveBeenCalled();
    await user.type(surname, "Adeyemi-Bello");
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Affidavit of marriage");
    await user.click(screen.getByRole("button", { name: "Correct the profile" }));
    await waitFor(() => expect(window.location.pathname).toBe("/ict-support/profiles/30"));
    expect(correctProfile.mock.lastCall?.[0]).toMatchObject({
      input: {
        id: "30",
        revision: 5,
        changes: { surname: "Adeyemi-Bello" },
        reason: "Affidavit of marriage",
      },
    });
  });

  it("keeps the input on an edit conflict", async () => {
    let isChanged = false;
    const { user } = open(
      () => {
        isChanged = true;
        return { __typename: "Refusal", code: "CHANGED_ELSEWHERE", message: "Changed", fields: [] };
      },
      () => (isChanged ? { ...aProfile, surname: "Ojo", revision: 6 } : aProfile),
    );
    const surname = await screen.findByRole("textbox", { name: "Surname" });
    await user.clear(surname);
    await user.type(surname, "Bello");
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Affidavit of marriage");
    await user.click(screen.getByRole("button", { name: "Correct the profile" }));
    await waitFor(() =>
      expect(screen.getByText("Surname, now").parentElement?.textContent).toContain("Ojo"),
    );
    expect(surname).toHaveProperty("value", "Bello");
  });

  it("warns before a reload loses the chosen evidence, and sends it", async () => {
    const correctProfile = vi.fn((_args: Args) => ({
      __typename: "Acknowledgement",
      message: "The profile is corrected.",
    }));
    const { user } = open(correctProfile);
    const isWarned = () => {
      const closing = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(closing);
      return closing.defaultPrevented;
    };
    const chooser = await screen.findByRole("button", { name: "Choose a file" });
    expect(isWarned()).toBe(false);
    const file = new File(["%PDF-1.7"], "affidavit.pdf", { type: "application/pdf" });
    const input = chooser.closest(".ant-upload")?.querySelector("input");
    await user.upload(input as HTMLInputElement, file);
    await screen.findByText("affidavit.pdf");
    expect(isWarned()).toBe(true);
    await user.type(screen.getByRole("textbox", { name: "Surname" }), "-Bello");
    await user.type(screen.getByRole("textbox", { name: "Reason" }), "Affidavit of marriage");
    await user.click(screen.getByRole("button", { name: "Correct the profile" }));
    await waitFor(() => expect(window.location.pathname).toBe("/ict-support/profiles/30"));
    expect(correctProfile.mock.lastCall?.[0].evidence).toBeTruthy();
  });
});

describe("a request for a correction", () => {
  it("is refused with a reason for the person", async () => {
    const decideChangeRequest = vi.fn((_args: Args) => ({
      __typename: "Acknowledgement",
      message: "The request is refused.",
    }));
    const { user } = openPortal(
      "/ict-support/change-requests/4",
      startServer(
        {
          viewer: aStaff("ICT_SUPPORT"),
          changeRequest: {
            request: {
              id: "4",
              status: "PENDING",
              explanation: "I got married.",
              requestedAt: "2026-03-09T09:00:00.000Z",
              decidedAt: null,
              reason: null,
              changes: [{ field: "surname", before: "Adeyemi", after: "Bello" }],
            },
            profileId: "30",
            kind: "STUDENT",
            number: "COHT/2025/001",
            name: "Adeyemi Folake",
            email: "folake@students.college.example",
            changedSince: [],
            decidedBy: null,
            evidenceUrl: "/download/evidence/4",
          },
        },
        { decideChangeRequest },
      ),
    );
    await findHeading("Adeyemi Folake");
    screen.getByRole("cell", { name: "Bello" });
    expect(screen.getByRole("link", { name: "Download the document" })).toHaveProperty(
      "pathname",
      "/download/evidence/4",
    );
    await user.click(screen.getByRole("button", { name: "Refuse" }));
    const dialog = screen.getByRole("dialog");
    await user.type(within(dialog).getByRole("textbox"), "The document cannot be read.");
    await user.click(within(dialog).getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(decideChangeRequest.mock.lastCall?.[0]).toMatchObject({
      id: "4",
      approve: false,
      reason: "The document cannot be read.",
    });
  });
});

describe("a link to a new password", () => {
  it("is shown once and can be copied", async () => {
    const handOutPasswordLink = vi.fn((_args: Args) => ({
      __typename: "PasswordLinkHandedOut",
      link: "https://portal.example/choose-password#abc",
      expiresAt: "2026-03-11T09:00:00.000Z",
    }));
    const { user } = openPortal(
      "/ict-support/reset-passwords",
      startServer(
        { viewer: aStaff("ICT_SUPPORT"), profiles: page(aProfile) },
        { handOutPasswordLink },
      ),
    );
    await user.click(
      await screen.findByRole("button", { name: "Hand out a link to Adeyemi Folake" }),
    );
    const dialog = screen.getByRole("dialog");
    await chooseOption(user, within(dialog).getByRole("combobox"), "Show it here, to be copied");
    await user.type(within(dialog).getByLabelText("Reason"), "Lost the phone");
    await user.click(within(dialog).getByRole("button", { name: "Hand out a link" }));
    expect(
      await screen.findByDisplayValue("https://portal.example/choose-password#abc"),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByDisplayValue(/choose-password/)).toBeNull();
    expect(handOutPasswordLink.mock.lastCall?.[0]).toMatchObject({ id: "30", delivery: "SHOWN" });
  });
});
