import { ButtonLink } from "../../../ui/Button.tsx";
import { formTexts } from "./form-texts.ts";
import { type Section, sectionAfter, sectionBefore, sectionLink } from "./sections.ts";

/** To the sections before and after, without saving; what is typed stays. */
export const AdjacentSectionLinks = ({ section }: { section: Section }) => {
  const before = sectionBefore(section);
  const after = sectionAfter(section);
  return (
    <>
      {before && (
        <ButtonLink look="secondary" to={sectionLink(before)}>
          {formTexts.previous}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink look="secondary" to={sectionLink(after)}>
          {formTexts.next}
        </ButtonLink>
      )}
    </>
  );
};
