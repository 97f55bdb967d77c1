interface Named {
  readonly surname: string;
  readonly firstName: string;
}

const fileNamePart = (text: string): string => text.trim().replace(/[^\p{L}\p{M}\p{N}'-]+/gu, "_");

/** Specification §2: `surname_first_name_aptitude_test_schedule.pdf`. */
export const fileNameOf = ({ surname, firstName }: Named, document: string): string =>
  `${fileNamePart(surname)}_${fileNamePart(firstName)}_${document}.pdf`;
