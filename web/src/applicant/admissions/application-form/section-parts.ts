import { lazyPart, loadPart } from "../../../lib/lazy-part.tsx";
import type { ScreenCode } from "../../../session/screen-code.ts";
import { loadLocalGovernments } from "./personal/use-local-governments.ts";
import { type Section, sections } from "./sections.ts";

const loadPersonal = () => import("./personal/PersonalSection.tsx");
const loadAcademic = () => import("./academic/AcademicSection.tsx");
const loadJamb = () => import("./jamb/JambSection.tsx");
const loadDeclaration = () => import("./declaration/DeclarationSection.tsx");

const loads = {
  personal: loadPersonal,
  academic: loadAcademic,
  jamb: loadJamb,
  declaration: loadDeclaration,
} as const;

export const PersonalSection = lazyPart(loadPersonal);
export const AcademicSection = lazyPart(loadAcademic);
export const JambSection = lazyPart(loadJamb);
export const DeclarationSection = lazyPart(loadDeclaration);

/** Loads the code of a section before it is shown. */
export const loadSection = async (section: Section): Promise<void> => {
  await loadPart<ScreenCode>(loads[section]);
};

/** Loads the code and the lists of all sections. A failure is ignored, because the visit itself retries and reports it. */
export const loadSections = (): void => {
  const all = [...sections.map(loadSection), loadLocalGovernments()];
  for (const loading of all) loading.catch(() => undefined);
};
