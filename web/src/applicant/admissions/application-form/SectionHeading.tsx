import { formTexts } from "./form-texts.ts";
import styles from "./SectionForm.module.css";
import type { Section } from "./sections.ts";

/** The section's title and lead. The heading takes the focus on arrival from another section. */
export const SectionHeading = ({ section }: { section: Section }) => (
  <div>
    <h2 tabIndex={-1}>{formTexts.sections[section]}</h2>
    <p className={styles.lead}>{formTexts.leads[section]}</p>
  </div>
);
