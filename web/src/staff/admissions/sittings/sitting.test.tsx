import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openAdmissions } from "../../../../testing/admissions.ts";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { findHeading } from "../../../../testing/render-portal.tsx";
import type { Args } from "../../../../testing/server.ts";

describe("a sitting under check", () => {
  const sitting = {
    id: "5",
    applicantId: "1",
    applicationNo: "COHT/CHE/00001",
    name: "Eze Ngozi",
    dateOfBirth: "2006-04-27",
    department: "Community Health",
    olevelRequirement: null,
    number: 1,
    schoolName: "Government College",
    examType: "WAEC",
    year: "2024",
    examNumber: "4250101001",
    subjects: [{ name: "Biology", grade: "A1" }],
    resultUrl: "/media/staff/results/f.pdf",
    resultMediaType: "application/pdf",
    revision: 1,
    state: "UNCHECKED",
    query: null,
    checkedAt: null,
    checkedBy: null,
    otherId: null,
    nextId: "6",
  };

  it("is shown beside its certificate and queried with a message", async () => {
    const checkSitting = vi.fn(() => ({
      __typename: "SittingChecked",
      message: "The query is sent to the applicant.",
      sitting: { ...sitting, state: "QUERIED", query: "It says C5." },
    }));
    const { user } = openAdmissions("/admin/ssce/5", { sittingRecord: sitting }, { checkSitting });

    await findHeading("Eze Ngozi");
    const frame = screen.getByTitle("Certificate of Eze Ngozi");
    expect(frame.getAttribute("src")).toContain(sitting.resultUrl);
    expect(screen.getByRole("row", { name: "Biology A1" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Query it…" }));
    await user.type(screen.getByLabelText("What does not match"), "It says C5.");
    await user.click(screen.getByRole("button", { name: "Send the query" }));

    expect(await screen.findByText("Queried")).toBeDefined();
    expect(checkSitting).toHaveBeenCalledWith({
      input: { sittingId: "5", isVerified: false, query: "It says C5.", revision: 1 },
    });
  });

  it("is loaded again after the applicant changed it", async () => {
    let loads = 0;
    const sittingRecord = () => {
      loads += 1;
      return loads === 1 ? sitting : { ...sitting, revision: 2, state: "CHANGED" };
    };
    const checkSitting = {
      __typename: "Refusal",
      code: "CHANGED_ELSEWHERE",
      message: "Changed.",
      fields: [],
    };
    const { user } = openAdmissions("/admin/ssce/5", { sittingRecord }, { checkSitting });

    await user.click(await screen.findByRole("button", { name: "It matches: verify" }));

    expect(await screen.findByText("Changed since")).toBeDefined();
  });

  it("is corrected by the form's rules and with a reason", async () => {
    const correctSitting = vi.fn(({ input }: Args) => {
      const { subjects } = input as { subjects: readonly { name: string }[] };
      return {
        __typename: "SittingChecked",
        message: "The sitting is corrected.",
        sitting: {
          ...sitting,
          subjects: subjects.filter(({ name }) => name !== ""),
          revision: 2,
          state: "VERIFIED",
        },
      };
    });
    const { user } = openAdmissions(
      "/admin/ssce/5",
      { sittingRecord: sitting },
      { correctSitting },
    );

    await user.click(await screen.findByRole("button", { name: "Correct…" }));
    await chooseOption(user, screen.getByLabelText("Grade 1"), "C5");
    await chooseOption(user, screen.getByLabelText("Subject 2"), "Physics");
    await user.click(screen.getByRole("button", { name: "Correct it" }));
    expect(await screen.findByText("Give a reason of at least 5 characters.")).toBeDefined();
    const grade = screen.getByLabelText("Grade 2");
    expect(grade.getAttribute("aria-invalid")).toBe("true");
    expect(correctSitting).not.toHaveBeenCalled();
    await chooseOption(user, grade, "B3");
    await user.type(screen.getByLabelText("Reason"), "Typed wrongly");
    await user.click(screen.getByLabelText("It matches the certificate now: verify"));
    await user.click(screen.getByRole("button", { name: "Correct it" }));

    expect(await screen.findByRole("row", { name: "Biology C5" })).toBeDefined();
    expect(screen.getByText("Verified")).toBeDefined();
    const [call] = correctSitting.mock.lastCall ?? [];
    expect(call?.input).toMatchObject({
      sittingId: "5",
      schoolName: "Government College",
      reason: "Typed wrongly",
      isVerified: true,
      revision: 1,
      subjects: expect.arrayContaining([{ name: "Physics", grade: "B3" }]),
    });
  });

  it("shows an edit conflict during a correction and keeps the input", async () => {
    let loads = 0;
    const sittingRecord = () => {
      loads += 1;
      const now = [{ name: "Biology", grade: "B2" }];
      return loads === 1 ? sitting : { ...sitting, revision: 2, subjects: now };
    };
    const correctSitting = {
      __typename: "Refusal",
      code: "CHANGED_ELSEWHERE",
      message: "Changed.",
      fields: [],
    };
    const { user } = openAdmissions("/admin/ssce/5", { sittingRecord }, { correctSitting });

    await user.click(await screen.findByRole("button", { name: "Correct…" }));
    await chooseOption(user, screen.getByLabelText("Grade 1"), "C5");
    await user.type(screen.getByLabelText("Reason"), "Typed wrongly");
    await user.click(screen.getByRole("button", { name: "Correct it" }));

    expect(await screen.findByText("Now: B2")).toBeDefined();
    expect(screen.getByLabelText("Grade 1").closest(".ant-select")?.textContent).toBe("C5");
    expect(screen.queryByText("Now: empty")).toBeNull();
  });
});
