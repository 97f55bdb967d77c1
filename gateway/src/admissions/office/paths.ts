/** Path on this gateway of a result that the college keeps, for the staff. */
export const resultUrl = (file: string | null): string | null => {
  const name = /^\/media\/results\/([\w.-]+)$/.exec(file ?? "")?.[1];
  return name === undefined ? null : `/media/staff/results/${name}`;
};

export const letterUrl = (applicantId: number): string => `/download/letter/${applicantId}`;
