import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  anApplicantWithOpenForm,
  control,
  findSection,
  formOperations,
  openForm,
  recordArgs,
  sectionRefused,
  sectionSaved,
  sectionStep,
} from "../../../../../testing/application-form.tsx";
import { type Answers, type Args, failure } from "../../../../../testing/server.ts";

const texts = {
  yes: "Yes, I sat JAMB",
  no: "No, I did not sit JAMB",
  number: "JAMB registration number",
};
const number = "202512345678AB";
const failed = "Failed to save JAMB details. Please try again.";

const open = (viewer: object = anApplicantWithOpenForm(), mutation: Answers = {}) =>
  openForm("?section=jamb", viewer, mutation);

const details = (jambNo: string, revision = 1) => ({
  jambDetails: { jambNo, jambScore: "", revision },
  jamb: { state: "COMPLETE", missing: [] },
});

/** Saves as the college does. */
const saving = () =>
  recordArgs(({ input }: Args) =>
    sectionSaved(
      anApplicantWithOpenForm({
        ...details(number),
        jambDetails: { ...(input as object), revision: 1 },
        jamb: { state: "COMPLETE", missing: [] },
      }),
    ),
  );

const save = () => screen.getByRole("button", { name: "Save and continue" });

type User = Awaited<ReturnType<typeof open>>["user"];

const type = async (user: User, text = number) => {
  await user.click(await screen.findByLabelText(texts.yes));
  await user.type(control(texts.number), text);
};

describe("the JAMB section", () => {
  it("saves number and score with one request and continues", async () => {
    const { sent, listen } = saving();
    const { user, server } = await open(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await type(user);
    await user.type(control(/JAMB score/), "231");
    await user.click(save());
    await findSection("Declaration");
    expect(sent).toEqual([{ input: { jambNo: number, jambScore: "231", revision: 0 } }]);
    expect(sectionStep(/JAMB/).textContent).toContain("Complete");
    expect(sectionStep(/JAMB/).textContent).not.toContain("Not saved yet");
    await screen.findByText("JAMB details saved.");
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    expect(control(/JAMB score/).value).toBe("231");
    expect(formOperations(server)).toEqual(["ApplicationForm", "SaveJambDetails"]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("sends empty texts if JAMB was not sat", async () => {
    const { sent, listen } = saving();
    const { user } = await open(anApplicantWithOpenForm(details(number, 4)), {
      saveJambDetails: listen,
    });
    await user.click(await screen.findByLabelText(texts.no));
    expect(screen.queryByLabelText(texts.number)).toBeNull();
    await user.click(save());
    await findSection("Declaration");
    expect(sent).toEqual([{ input: { jambNo: "", jambScore: "", revision: 4 } }]);
  });

  it("shows problems before sending and focuses the first", async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await screen.findByText("Say whether you sat JAMB.");
    expect(document.activeElement).toBe(control(texts.yes));
    await type(user, "12");
    await waitFor(() => expect(screen.queryByText("Say whether you sat JAMB.")).toBeNull());
    await user.click(save());
    await screen.findByText(/8 or 12 digits and then 2 letters, such as 202512345678AB\.$/, {
      selector: "[id$=_help] *",
    });
    expect(document.activeElement).toBe(control(texts.number));
    await user.type(control(/JAMB score/), "401");
    await user.click(save());
    await waitFor(() => expect(control(/JAMB score/).getAttribute("aria-invalid")).toBe("true"));
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("continues without a request when nothing changed", async () => {
    const { user, server } = await open(anApplicantWithOpenForm(details(number)));
    await user.click(await screen.findByRole("button", { name: "Save and continue" }));
    await findSection("Declaration");
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("saves once on a double click", async () => {
    const { sent, listen } = saving();
    const { user } = await open(anApplicantWithOpenForm(), {
      saveJambDetails: async (args: Args) => listen(args),
    });
    await type(user);
    await user.dblClick(save());
    await findSection("Declaration");
    expect(sent).toHaveLength(1);
  });

  it("stays and shows a refusal at its field", async () => {
    const { user } = await open(anApplicantWithOpenForm(), {
      saveJambDetails: sectionRefused(
        "INVALID_INPUT",
        "Not valid.",
        { field: "jambNo", message: "Another applicant has this number." },
        { field: "elsewhere", message: "And something else." },
      ),
    });
    await type(user);
    await user.click(save());
    const alert = await screen.findByRole("alert");
    within(alert).getByText(failed);
    within(alert).getByText("And something else.");
    const words = await screen.findByText("Another applicant has this number.");
    const [help = ""] = control(texts.number).getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(document.getElementById(help)?.contains(words)).toBe(true);
    expect(document.activeElement).toBe(control(texts.number));
    expect(control(texts.number).value).toBe(number);
    expect(sectionStep(/JAMB/).textContent).toContain("Not saved yet");
  });

  it.each([
    [
      "the session has closed",
      sectionRefused("SESSION_CLOSED", "Applications closed on 25 March 2027."),
    ],
    ["the fee is not paid", sectionRefused("SCREENING_UNPAID", "Pay first.")],
    ["it is submitted", sectionRefused("SUBMITTED", "It is submitted.")],
  ])("keeps the input and offers a reload when %s meanwhile", async (_, answer) => {
    const { user, server } = await open(anApplicantWithOpenForm(), { saveJambDetails: answer });
    await type(user);
    await user.click(save());
    within(await screen.findByRole("alert")).getByText(answer.message);
    expect(control(texts.number).value).toBe(number);
    server.answer({
      query: { viewer: anApplicantWithOpenForm({ canEdit: false, session: null }) },
    });
    await user.click(screen.getByRole("button", { name: "Load the form again" }));
    await screen.findByText("The form cannot be changed now");
  });

  it("reports a network failure and saves afterwards", async () => {
    const { sent, listen } = saving();
    const { user, server } = await open(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await type(user);
    server.setOffline(true);
    await user.click(save());
    await screen.findByText(failed);
    expect(control(texts.number).value).toBe(number);
    server.setOffline(false);
    await user.click(save());
    await findSection("Declaration");
    expect(sent).toHaveLength(1);
  });

  it("reports a failed save after the person has moved on", async () => {
    let answer = (_: unknown) => {};
    const { user } = await open(anApplicantWithOpenForm(), {
      saveJambDetails: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await type(user);
    await user.click(save());
    await user.click(sectionStep(/Personal/));
    await findSection("Personal details");
    act(() => answer(sectionRefused("STORAGE_FULL", "No room.")));
    await screen.findByText(failed);
    await findSection("Personal details");
    await user.click(sectionStep(/JAMB/));
    within(await screen.findByRole("alert")).getByText("No room.");
  });

  it("does not move the person back after a successful save", async () => {
    let answer = (_: unknown) => {};
    const { user } = await open(anApplicantWithOpenForm(), {
      saveJambDetails: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await type(user);
    await user.click(save());
    await user.click(sectionStep(/Academic/));
    await findSection("Academic qualifications");
    act(() => answer(sectionSaved(anApplicantWithOpenForm(details(number)))));
    await screen.findByText("JAMB details saved.");
    screen.getByRole("heading", { level: 2, name: "Academic qualifications" });
  });
});

describe("the draft of a section", () => {
  it("is restored after a reload and can be discarded", async () => {
    const first = await open(anApplicantWithOpenForm(details("12345678AB")));
    await user(first.user, "9");
    first.unmount();
    const again = await open(anApplicantWithOpenForm(details("12345678AB")));
    await screen.findByText("What you typed before is back. It is not saved yet.");
    expect(control(texts.number).value).toBe("12345678AB9");
    await again.user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(control(texts.number).value).toBe("12345678AB");
    expect(screen.queryByText("What you typed before is back. It is not saved yet.")).toBeNull();
    expect(sessionStorage).toHaveLength(0);

    async function user(typist: User, text: string) {
      await typist.type(await screen.findByLabelText(texts.number), text);
    }
  });

  it("is never shown to another applicant", async () => {
    const first = await open();
    await type(first.user);
    first.unmount();
    await open(anApplicantWithOpenForm({}, { id: "COHT/CHE/00009" }));
    expect((await screen.findByLabelText<HTMLInputElement>(texts.yes)).checked).toBe(false);
  });

  it("survives the end of the session", async () => {
    const viewer = anApplicantWithOpenForm();
    const { user, server } = await open(viewer, {
      saveJambDetails: () => {
        throw failure("SESSION_EXPIRED", "Session expired. Please log in again.");
      },
      signIn: () => ({ __typename: "SignedIn", viewer }),
    });
    await type(user);
    await user.click(save());
    // The toast stays for five seconds only, so it is looked for before anything is typed.
    await screen.findByText(
      "What you typed is kept in this tab until you log out, but it is not saved yet.",
    );
    await user.type(await screen.findByLabelText("Registration ID"), "COHT/CHE/00001");
    // The login explains the expired session. An error message here would be misleading.
    screen.getByText("Session expired. Please log in again.");
    expect(screen.queryByText(failed)).toBeNull();
    await user.type(screen.getByLabelText("Password"), "okonkwo");
    server.answer({ query: { viewer } });
    await user.click(screen.getByRole("button", { name: "Login" }));
    await findSection("JAMB details");
    expect(control(texts.number).value).toBe(number);
    screen.getByText("What you typed before is back. It is not saved yet.");
  });

  it("makes the browser confirm closing the tab until it is saved", async () => {
    const { listen } = saving();
    const { user } = await open(anApplicantWithOpenForm(), { saveJambDetails: listen });
    const isAsked = () => {
      const closing = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(closing);
      return closing.defaultPrevented;
    };
    await screen.findByLabelText(texts.yes);
    expect(isAsked()).toBe(false);
    await type(user);
    expect(isAsked()).toBe(true);
    await user.click(save());
    await findSection("Declaration");
    expect(isAsked()).toBe(false);
  });

  it("stays as far as it was typed after the save began", async () => {
    let answer = (_: unknown) => {};
    const { user } = await open(anApplicantWithOpenForm(), {
      saveJambDetails: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await type(user);
    await user.click(save());
    await user.type(control(/JAMB score/), "9");
    act(() => answer(sectionSaved(anApplicantWithOpenForm(details(number)))));
    await findSection("Declaration");
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    expect(control(/JAMB score/).value).toBe("9");
    expect(screen.queryByText("This section was saved somewhere else meanwhile")).toBeNull();
    expect(sectionStep(/JAMB/).textContent).toContain("Not saved yet");
  });
});

describe("an edit conflict with another window", () => {
  const theirs = "87654321XY";

  const refusedOnce = () => {
    const { sent, listen } = recordArgs(({ input }: Args) =>
      "revision" in (input as object)
        ? sectionRefused("CHANGED_ELSEWHERE", "Another window saved this section.")
        : sectionSaved(anApplicantWithOpenForm(details(number, 3))),
    );
    return { sent, listen };
  };

  it("keeps the input and loads the saved values on request", async () => {
    const { listen } = refusedOnce();
    const { user, server } = await open(anApplicantWithOpenForm(details("12345678AB")), {
      saveJambDetails: listen,
    });
    await user.type(await screen.findByLabelText(texts.number), "9");
    await user.clear(control(texts.number));
    await user.type(control(texts.number), number);
    await user.click(save());
    const title = await screen.findByText("This section was saved somewhere else meanwhile");
    // The notice is below the fields, where the person has just pressed the button.
    const after = control(texts.number).compareDocumentPosition(title);
    expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(control(texts.number).value).toBe(number);
    server.answer({ query: { viewer: anApplicantWithOpenForm(details(theirs, 2)) } });
    await user.click(screen.getByRole("button", { name: "Load what was saved" }));
    await waitFor(() => expect(control(texts.number).value).toBe(theirs));
    expect(screen.queryByText("This section was saved somewhere else meanwhile")).toBeNull();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it("overwrites the saved values on request", async () => {
    const { sent, listen } = refusedOnce();
    const { user } = await open(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await type(user);
    await user.click(save());
    await screen.findByText("This section was saved somewhere else meanwhile");
    await user.click(screen.getByRole("button", { name: "Save mine anyway" }));
    await findSection("Declaration");
    expect(sent.map(({ input }) => input)).toEqual([
      { jambNo: number, jambScore: "", revision: 0 },
      { jambNo: number, jambScore: "" },
    ]);
  });

  it("is reported when an older draft is restored", async () => {
    const first = await open();
    await type(first.user);
    first.unmount();
    const again = await open(anApplicantWithOpenForm(details(theirs)));
    await screen.findByText("This section was saved somewhere else meanwhile");
    expect(control(texts.number).value).toBe(number);
    await again.user.type(control(/JAMB score/), "2");
    screen.getByText("This section was saved somewhere else meanwhile");
  });
});

describe("a section whose response was lost", () => {
  it("is saved again over its own save without a conflict", async () => {
    const own = details("202512345678AB", 1);
    const { sent, listen } = recordArgs(({ input }: Args) => {
      const { revision } = input as { revision: number };
      if (revision === 1)
        return sectionSaved(
          anApplicantWithOpenForm({
            ...own,
            jambDetails: { jambNo: number, jambScore: "231", revision: 2 },
          }),
        );
      if (sent.length > 1) return sectionRefused("CHANGED_ELSEWHERE", "Another window saved it.");
      throw failure("COLLEGE_TIMEOUT", "The college did not answer in time.");
    });
    const { user, server } = await open(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await type(user, "2025 1234 5678 ab");
    await user.click(save());
    await screen.findByText(failed);
    server.answer({ query: { viewer: anApplicantWithOpenForm(own) } });
    await user.type(control(/JAMB score/), "231");
    await user.click(save());
    await findSection("Declaration");
    expect(sent.map(({ input }) => (input as { revision: number }).revision)).toEqual([0, 0, 1]);
  });

  it("is not saved over another window's save", async () => {
    const { sent, listen } = recordArgs(() => {
      if (sent.length > 1) return sectionRefused("CHANGED_ELSEWHERE", "Another window saved it.");
      throw failure("COLLEGE_TIMEOUT", "The college did not answer in time.");
    });
    const { user, server } = await open(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await type(user);
    await user.click(save());
    await screen.findByText(failed);
    server.answer({ query: { viewer: anApplicantWithOpenForm(details("87654321XY", 1)) } });
    await user.click(save());
    await screen.findByText("This section was saved somewhere else meanwhile");
    expect(sent).toHaveLength(2);
    expect(control(texts.number).value).toBe(number);
  });
});

describe("the JAMB section without saved values from the college", () => {
  const notReturned = { jamb: { state: null, missing: [] }, sittings: null, canSubmit: null };

  it("says so, saves without a revision and shows what it saved", async () => {
    const { sent, listen } = recordArgs(() => sectionSaved(anApplicantWithOpenForm(notReturned)));
    const { user } = await open(anApplicantWithOpenForm(notReturned), { saveJambDetails: listen });
    await screen.findByText(/does not tell what you saved here before/);
    expect(sectionStep(/JAMB/).textContent).toBe("JAMB");
    await type(user);
    await user.click(save());
    await findSection("Declaration");
    expect(sent).toEqual([{ input: { jambNo: number, jambScore: "" } }]);
    expect(sectionStep(/JAMB/).textContent).not.toContain("Not saved yet");
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    expect(control(texts.number).value).toBe(number);
  });
});
