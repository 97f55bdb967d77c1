import { act, screen } from "@testing-library/react";
import {
  anApplicantWithOpenForm,
  control,
  openForm,
  recordArgs,
  sectionSaved,
} from "./application-form.tsx";
import type { Answers, Args } from "./server.ts";

export const jambTexts = {
  yes: "Yes, I sat JAMB",
  no: "No, I did not sit JAMB",
  number: "JAMB registration number",
};
export const jambNumber = "202512345678AB";
export const jambFailed = "Failed to save JAMB details. Please try again.";

/** Opens the form at the JAMB section. */
export const openJamb = (viewer: object = anApplicantWithOpenForm(), mutation: Answers = {}) =>
  openForm("?section=jamb", viewer, mutation);

/** Complete details of an application. */
export const jambDetails = (jambNo: string, revision = 1) => ({
  jambDetails: { jambNo, jambScore: "", revision },
  jamb: { state: "COMPLETE", missing: [] },
});

/** Opens the section with a save that is answered when the test says so. */
export const openWithHeldSave = async () => {
  let resolveSave = (_: unknown) => {};
  const saveJambDetails = () =>
    new Promise((resolve) => {
      resolveSave = resolve;
    });
  const { user } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails });
  return { user, answerSave: (answer: unknown) => act(() => resolveSave(answer)) };
};

/** Saves as the college does, and records what was sent. */
export const recordJambSave = () =>
  recordArgs(({ input }: Args) =>
    sectionSaved(
      anApplicantWithOpenForm({
        ...jambDetails(jambNumber),
        jambDetails: { ...(input as object), revision: 1 },
      }),
    ),
  );

type User = Awaited<ReturnType<typeof openJamb>>["user"];

/** Says that JAMB was sat, and types its number. */
export const typeNumber = async (user: User, text = jambNumber) => {
  await user.click(await screen.findByLabelText(jambTexts.yes));
  await user.type(control(jambTexts.number), text);
};
