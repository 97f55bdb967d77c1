import { formTexts } from "./form-texts.ts";
import styles from "./SectionForm.module.css";
import type { Section } from "./sections.ts";

/** What a section is called and asks for; its heading takes the focus on arriving from another one. */
export const SectionHeading = ({ section }: { section: Section }) => (
  <div>
    <h2 tabIndex={-1}>{formTexts.sections[section]}</h2>
    <p className={styles.lead}>{formTexts.leads[section]}</p>
  </div>
);
