import { screen, within } from "@testing-library/react";
import { paths } from "../src/paths.ts";
import { anApplicant, anApplication } from "./applicant.ts";
import { findHeading, openPortal } from "./render-portal.tsx";
import { type Answers, type Args, startServer, type TestServer } from "./server.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** An application whose form is open. */
export const anOpenApplication = (overrides: Overrides = {}) =>
  anApplication({ screening: { isPaid: true, canPay: false }, canEdit: true, ...overrides });

/** An applicant whose form is open. */
export const anApplicantWithOpenForm = (application: Overrides = {}, overrides: Overrides = {}) =>
  anApplicant({ application: anOpenApplication(application), ...overrides });

export const sectionSaved = (applicant: unknown) => ({ __typename: "SectionSaved", applicant });

export const sectionRefused = (
  code: string,
  message = "The college says no.",
  ...fields: readonly { readonly field: string; readonly message: string }[]
) => ({ __typename: "Refusal", code, message, fields });

/** Records the arguments of a resolver, which returns the result of `answer`. */
export const recordArgs = (answer: (args: Args) => unknown) => {
  const sent: Args[] = [];
  return {
    sent,
    listen: (args: Args) => {
      sent.push(args);
      return answer(args);
    },
  };
};

/** Opens the form at a section, or without one at its default, and waits for it. */
export const openForm = async (
  section: string,
  viewer: object | null = anApplicantWithOpenForm(),
  mutation: Answers = {},
) => {
  const server = startServer({ viewer }, mutation);
  const opened = openPortal(`${paths.applicant.applicationForm}${section}`, server);
  await findHeading("Application Form");
  return { ...opened, server };
};

/** Waits for a section's heading. */
export const findSection = (name: string) => screen.findByRole("heading", { level: 2, name });

export const saveButton = () => screen.getByRole("button", { name: "Save and continue" });

export const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** The link to a section in the list of steps. */
export const sectionStep = (name: RegExp) =>
  within(screen.getByRole("navigation", { name: "Sections of the form" })).getByRole("link", {
    name,
  });

/** The operations sent by the form, without the portal's own query. */
export const formOperations = ({ operations }: Pick<TestServer, "operations">) =>
  operations.filter((operation) => operation !== "Portal");
