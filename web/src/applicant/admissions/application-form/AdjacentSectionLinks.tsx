import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { formTexts } from "./form-texts.ts";
import { type Section, sectionAfter, sectionBefore, sectionLink } from "./sections.ts";

/** Links to the previous and next section. They do not save, and drafts are kept. */
export const AdjacentSectionLinks = ({ section }: { section: Section }) => {
  const before = sectionBefore(section);
  const after = sectionAfter(section);
  return (
    <>
      {before && <ButtonLink to={sectionLink(before)}>{formTexts.previous}</ButtonLink>}
      {after && <ButtonLink to={sectionLink(after)}>{formTexts.next}</ButtonLink>}
    </>
  );
};
