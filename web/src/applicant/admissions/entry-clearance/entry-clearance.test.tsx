import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { anAdmission, aSubmittedApplicant } from "../../../../testing/applicant.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../testing/server.ts";
import { paths } from "../../../paths.ts";

const aPaper = (number: number, name: string, more: object = {}) => ({
  ...{ number, name, state: "MISSING", note: null, isSighted: false },
  ...{ fileUrl: null, sentAt: null, ...more },
});

const handedIn = (number: number) => ({
  ...{ fileUrl: `/media/papers/${number}?v=1`, sentAt: "2027-04-12T09:00:00.000Z" },
});

const aClearance = (papers: readonly object[], more: object = {}) => ({
  ...{ state: "MISSING", dueOn: "2027-05-20", clearedAt: null, papers, ...more },
});

const withClearance = (entryClearance: object | null) =>
  aSubmittedApplicant(
    { decision: anAdmission({ answer: "ACCEPTED", canAnswer: false }) },
    { departmentAdmitted: "Public Health", entryClearance },
  );

const open = (entryClearance: object | null, mutation: Answers = {}) =>
  openPortal(
    paths.applicant.clearance,
    startServer({ viewer: withClearance(entryClearance) }, mutation),
  );

const pdf = (bytes = "%PDF-1.7 paper") =>
  new File([bytes], "birth.pdf", { type: "application/pdf" });

const cardOf = async (name: string) => within(await screen.findByRole("region", { name }));

it("says how many papers are to be handed in, until when, and what was wrong with one", async () => {
  open(
    aClearance([
      aPaper(1, "Birth certificate", { state: "RETURNED", note: "Cut off.", ...handedIn(1) }),
      aPaper(2, "Medical fitness"),
      aPaper(3, "Certificate of origin", { state: "ACCEPTED", ...handedIn(3) }),
    ]),
  );
  await screen.findByText("2 papers are to be handed in by 20 May 2027");
  (await cardOf("Birth certificate")).getByText("Cut off.");
  const accepted = await cardOf("Certificate of origin");
  accepted.getByText("Bring the original");
  expect(accepted.queryByLabelText(/file/)).toBeNull();
});

it("hands in a paper and shows that it is with the college", async () => {
  const sendEntryPaper = vi.fn((_args: Args) => ({
    __typename: "EntryPaperSent",
    message: "The paper is handed in.",
    applicant: withClearance(
      aClearance([aPaper(1, "Birth certificate", { state: "SENT", ...handedIn(1) })], {
        state: "SENT",
      }),
    ),
  }));
  const { user } = open(aClearance([aPaper(1, "Birth certificate")]), { sendEntryPaper });
  await user.upload(await screen.findByLabelText("Choose a file: Birth certificate"), pdf());
  await user.click(await screen.findByRole("button", { name: "Hand it in" }));
  await screen.findByText("The college looks at your papers");
  (await cardOf("Birth certificate")).getByText("With the college");
  expect(sendEntryPaper).toHaveBeenCalledWith({ number: 1, paper: expect.any(File) });
});

it("keeps the chosen file when the college refuses it, with the reason at the field", async () => {
  const sendEntryPaper = {
    ...{ __typename: "Refusal", code: "NOT_A_DOCUMENT", fields: [] },
    message: "This is not a PDF.",
  };
  const { user } = open(aClearance([aPaper(1, "Birth certificate")]), { sendEntryPaper });
  await user.upload(await screen.findByLabelText("Choose a file: Birth certificate"), pdf());
  await user.click(await screen.findByRole("button", { name: "Hand it in" }));
  await screen.findByText("This is not a PDF.");
  screen.getByText("birth.pdf");
});

it("refuses a file that is something else before it is sent", async () => {
  const sendEntryPaper = vi.fn();
  const { user } = open(aClearance([aPaper(1, "Birth certificate")]), { sendEntryPaper });
  await user.upload(
    await screen.findByLabelText("Choose a file: Birth certificate"),
    pdf("MZ a program"),
  );
  await user.click(await screen.findByRole("button", { name: "Hand it in" }));
  await screen.findByText(/neither a PDF nor a JPEG, PNG or WebP picture/);
  expect(sendEntryPaper).not.toHaveBeenCalled();
});

it.each([
  [
    "the originals alone are missing",
    { state: "ORIGINALS" },
    "Bring the originals to the college by 20 May 2027",
  ],
  [
    "the college has accepted everything",
    { state: "CLEARED", clearedAt: "2027-04-20T09:00:00.000Z" },
    "You are cleared",
  ],
])("says so when %s", async (_when, more, title) => {
  open(aClearance([aPaper(1, "Birth certificate", { state: "ACCEPTED", ...handedIn(1) })], more));
  await screen.findByText(title);
});

it("leads back to the admission where no papers are asked for", async () => {
  open(null);
  await screen.findByText("No papers are asked for");
  const link = screen.getByRole("link", { name: "Go to your admission" });
  expect(link.getAttribute("href")).toBe(paths.applicant.admission);
});

it.each([
  ["with the papers", aClearance([]), /comes once the college has accepted your papers/],
  ["by email, at a college that asks for none", null, /on its way to you by email/],
])("says of a matric number that is still missing that it comes %s", async (_when, one, text) => {
  openPortal(paths.applicant.admission, startServer({ viewer: withClearance(one) }));
  await screen.findByText(text);
});

it("is announced with the accepted offer", async () => {
  const server = startServer({ viewer: withClearance(aClearance([])) });
  openPortal(paths.applicant.admission, server);
  await screen.findByText("Hand in your papers by 20 May 2027");
  const link = screen.getByRole("link", { name: "Clearance papers" });
  expect(link.getAttribute("href")).toBe(paths.applicant.clearance);
});
