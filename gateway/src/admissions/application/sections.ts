import type {
  Application,
  ApplicationSection,
  SectionState,
} from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { inputPathOf, type SectionName } from "./field-paths.ts";

type Section = ApplicationState["sections"]["personal"];

const states: Readonly<Record<Section["state"], SectionState>> = {
  not_started: "NOT_STARTED",
  in_progress: "IN_PROGRESS",
  complete: "COMPLETE",
};

/** The four sections, what they lack named as the inputs name it. */
export const sectionsOf = (
  sections: ApplicationState["sections"],
): Pick<Application, SectionName> => ({
  personal: sectionOf("personal", sections.personal),
  academic: sectionOf("academic", sections.academic),
  jamb: sectionOf("jamb", sections.jamb),
  declaration: sectionOf("declaration", sections.declaration),
});

const sectionOf = (name: SectionName, { state, missing }: Section): ApplicationSection => ({
  state: states[state],
  missing: missing.map(({ field, message }) => ({ field: inputPathOf(name, field), message })),
});
