/** Path on this gateway of a file that the college keeps: the same, below the staff's own folder. */
export const staffMediaUrl = (file: string | null | undefined): string | null => {
  const name = /^\/media\/((?:results|passports)\/[\w.-]+)$/.exec(file ?? "")?.[1];
  return name === undefined ? null : `/media/staff/${name}`;
};

export const letterUrl = (applicantId: number): string => `/download/letter/${applicantId}`;
