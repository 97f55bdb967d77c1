import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openAdmissions } from "../../../testing/admissions.ts";
import { chooseOption } from "../../../testing/choose-option.ts";
import type { Answers, Args } from "../../../testing/server.ts";

const choices = {
  sessions: [{ id: "3", title: "Regular Admission", academicSession: "2025/2026" }],
  departments: [{ code: "CHE", name: "Community Health", programmes: [] }],
};

const anApplicant = (id: string, name: string, testScore: number) => ({
  id,
  applicationNo: `COHT/CHE/0000${id}`,
  name,
  email: "a@mail.example",
  phone: "+2348030000000",
  department: "Community Health",
  stage: "TESTED",
  signedUpAt: "2026-02-01T09:00:00Z",
  submittedAt: "2026-02-03T09:00:00Z",
  testScore,
  jambScore: 210,
  outcome: null,
  answer: null,
  sittings: "UNCHECKED",
  stateOfOrigin: "Oyo",
});

const decided = (input: Args, over = 0) => {
  const idsOf = (name: string) => input[name] as readonly string[];
  const rows = (
    [
      ["admitted", "ADMITTED"],
      ["waitingList", "WAITING_LIST"],
      ["notAdmitted", "NOT_ADMITTED"],
    ] as const
  ).flatMap(([name, outcome]) =>
    idsOf(name).map((id) => ({
      id,
      applicationNo: `COHT/CHE/0000${id}`,
      name: "Eze Ngozi",
      outcome,
      department: outcome === "ADMITTED" ? "Community Health" : null,
      before: null,
      changes: true,
      problem: null,
    })),
  );
  return {
    __typename: "BulkDecision",
    message: `${rows.length} decisions are recorded.`,
    preview: "as-it-was",
    changed: rows.length,
    problems: 0,
    rows: input.dryRun ? rows : [],
    quotas: [{ department: "Community Health", quota: 1, taken: 1, after: 1 + over, over }],
  };
};

const aPage = (rows: readonly object[]) => ({
  rows,
  total: rows.length,
  number: 1,
  size: 25,
  export: { csv: "/download/export/applicants?format=csv", xlsx: "/x" },
});

describe("the list of applicants", () => {
  it("loads what the URL filters", async () => {
    const offered = { outcome: "ADMITTED", answer: "DECLINED" };
    const applicantRecords = vi.fn(() =>
      aPage([{ ...anApplicant("1", "Eze Ngozi", 88), ...offered }]),
    );
    openAdmissions(
      "/admin/applicants?isTested=yes&outcome=UNDECIDED&sort=-score&search=eze&stage=NONE",
      {
        applicantRecords,
        applicantChoices: choices,
      },
    );

    expect(await screen.findByRole("link", { name: "Eze Ngozi" })).toBeDefined();
    expect(screen.getByRole("cell", { name: "Admitted, declined" })).toBeDefined();
    expect(applicantRecords).toHaveBeenCalledWith(
      expect.objectContaining({
        sort: "SCORE",
        descending: true,
        search: "eze",
        filter: expect.objectContaining({ isTested: true, outcome: "UNDECIDED", stage: null }),
      }),
    );
  });

  it("requires a reason to admit over the quota and runs as previewed", async () => {
    const decideOnApplicants = vi.fn(({ input }: Args) => decided(input as Args, 1));
    const { user } = openAdmissions(
      "/admin/applicants",
      {
        applicantRecords: aPage([
          anApplicant("1", "Eze Ngozi", 88),
          anApplicant("2", "Bello Musa", 70),
        ]),
        applicantChoices: choices,
      },
      { decideOnApplicants },
    );

    await user.click(await screen.findByRole("checkbox", { name: "Select Bello Musa" }));
    await user.click(screen.getByRole("button", { name: "Admit…" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Admit 1 applicant")).toBeDefined();
    expect(
      await within(dialog).findByText("Community Health: 2 offers would stand, the quota is 1."),
    ).toBeDefined();
    await user.type(within(dialog).getByLabelText("Reason"), "List of March");
    await user.click(within(dialog).getByRole("button", { name: "Decide on 1 applicant" }));
    expect(decideOnApplicants).toHaveBeenCalledTimes(1);
    await user.type(
      within(dialog).getByLabelText("Why the quota may be exceeded"),
      "The dean agrees",
    );
    await user.click(within(dialog).getByRole("button", { name: "Decide on 1 applicant" }));

    expect(await screen.findByText("1 decisions are recorded.")).toBeDefined();
    expect(decideOnApplicants).toHaveBeenLastCalledWith({
      input: expect.objectContaining({
        admitted: ["2"],
        waitingList: [],
        reason: "List of March",
        overQuotaReason: "The dean agrees",
        dryRun: false,
        preview: "as-it-was",
      }),
    });
  });
});

describe("an applicant's file", () => {
  const whole = {
    ...anApplicant("1", "Eze Ngozi", 88),
    isSuspended: false,
    departmentCode: "CHE",
    session: "Regular Admission, 2025/2026",
    profile: {},
    milestones: [],
    screeningFee: 10_000,
    isPaid: true,
    sittings: [],
    test: {
      batchId: "4",
      date: "2026-03-01",
      startTime: "09:00",
      endTime: "11:00",
      takenAt: "2026-03-01T09:00:00Z",
      score: 88,
      others: [],
    },
    decision: { outcome: "WAITING_LIST", decidedAt: "2026-03-05T10:20:30.123Z" },
    history: [],
    departments: choices.departments,
    canScore: true,
    canDecide: true,
    canMove: false,
    canSendLink: false,
    canCheckSittings: false,
  };
  const conflict = {
    __typename: "Refusal",
    code: "CHANGED_ELSEWHERE",
    message: "A colleague changed it meanwhile.",
    fields: [],
  };
  const openFile = (applicant: object, mutation: Answers) =>
    openAdmissions("/admin/applicants/1", { applicantRecord: applicant }, mutation);

  it.each([
    [88, whole.test],
    [null, { ...whole.test, score: null }],
  ])("sends with a score that %s was seen before it", async (seenScore, test) => {
    const recordTestScore = vi.fn(() => conflict);
    const { user } = openFile({ ...whole, test }, { recordTestScore });
    const score = await screen.findByLabelText("Score (%)");
    await user.clear(score);
    await user.type(score, "61");
    await user.click(screen.getByRole("button", { name: "Record the score" }));
    expect(await screen.findByText(conflict.message)).toBeDefined();
    expect(recordTestScore).toHaveBeenCalledWith({ applicantId: "1", score: 61, seenScore });
  });

  it.each([
    [whole.decision.decidedAt, whole.decision],
    [null, null],
  ])("sends the %s decision that was shown before", async (seenAt, decision) => {
    const decideOnApplicant = vi.fn(() => conflict);
    const { user } = openFile({ ...whole, decision }, { decideOnApplicant });
    await chooseOption(user, await screen.findByLabelText("Decide"), "Admitted");
    await user.click(screen.getByRole("button", { name: "Record the decision" }));
    expect(await screen.findByText(conflict.message)).toBeDefined();
    expect(decideOnApplicant).toHaveBeenCalledWith({
      applicantId: "1",
      input: expect.objectContaining({ outcome: "ADMITTED", seenDecidedAt: seenAt }),
    });
  });
});

describe("ranking", () => {
  const admissionRound = {
    applicationSessionId: "3",
    sessions: choices.sessions,
    departments: [
      {
        code: "CHE",
        name: "Community Health",
        quota: 1,
        taken: 0,
        undecided: 2,
        waitingList: 0,
        notAdmitted: 0,
        untested: 4,
        programmes: [],
      },
    ],
    export: {
      csv: "/download/export/admission-places?format=csv",
      xlsx: "/download/export/admission-places?format=xlsx",
    },
  };
  const candidate = (id: string, rank: number, outcome: string) => ({
    id,
    rank,
    applicationNo: `COHT/CHE/0000${id}`,
    name: "Eze Ngozi",
    score: 90 - rank,
    jambScore: null,
    outcome,
    decided: null,
  });

  it("simulates a plan and makes exactly those decisions", async () => {
    const admissionSimulation = vi.fn(() => ({
      __typename: "Simulation",
      departments: [
        {
          code: "CHE",
          name: "Community Health",
          quota: 1,
          taken: 0,
          admitted: 1,
          waitingList: 0,
          notAdmitted: 1,
          over: 0,
          candidates: [candidate("7", 1, "ADMITTED"), candidate("8", 2, "NOT_ADMITTED")],
          export: { csv: "/download/export/x?format=csv", xlsx: "/download/export/x?format=xlsx" },
        },
      ],
    }));
    const decideOnApplicants = vi.fn(({ input }: Args) => decided(input as Args));
    const { user } = openAdmissions(
      "/admin/ranking",
      { admissionRound, admissionSimulation },
      { decideOnApplicants },
    );

    const cutOff = await screen.findByRole("spinbutton", { name: "Cut-off of Community Health" });
    const places = screen.getByRole("button", { name: "Export Places and cut-offs" });
    expect(places).toHaveProperty("disabled", false);
    await user.clear(cutOff);
    await user.click(screen.getByRole("button", { name: "Simulate" }));
    expect((await screen.findByRole("alert")).textContent).toContain("whole numbers");
    await user.type(cutOff, "45");
    await user.click(screen.getByRole("button", { name: "Simulate" }));
    expect(
      await screen.findByText("1 admitted, 0 on the waiting list, 1 not admitted"),
    ).toBeDefined();
    expect(admissionSimulation).toHaveBeenCalledWith({
      input: {
        applicationSessionId: "3",
        departments: [{ departmentCode: "CHE", cutOff: 45, admit: null, waitingList: null }],
      },
    });
    expect(decideOnApplicants).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Export Community Health" })).toHaveProperty(
      "disabled",
      false,
    );

    await user.click(screen.getByRole("button", { name: "Decide exactly this…" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(await within(dialog).findByLabelText("Reason"), "List of March");
    const told = within(dialog).getByLabelText("What those who are not admitted are told");
    await user.type(told, "The score is below the cut-off.");
    await user.click(within(dialog).getByRole("button", { name: "Decide on 2 applicants" }));
    await waitFor(() => expect(decideOnApplicants).toHaveBeenCalledTimes(2));
    expect(decideOnApplicants).toHaveBeenLastCalledWith({
      input: expect.objectContaining({
        admitted: ["7"],
        notAdmitted: ["8"],
        told: "The score is below the cut-off.",
        dryRun: false,
        preview: "as-it-was",
      }),
    });
    const work = await screen.findByRole("region", { name: "Ranking" });
    await waitFor(() => expect(document.activeElement).toBe(work));
  });
});
