import type { SemesterQuery } from "../college/registration.ts";

/** `/download/registration-slip/2025-2026/2` */
export const slipUrlOf = ({ session, semester }: SemesterQuery): string =>
  `/download/registration-slip/${session.replace("/", "-")}/${semester}`;

const pattern = /^\/download\/registration-slip\/(\d{4})-(\d{4})\/(\d{1,2})$/;

/** Which slip a path means; undefined where it means none. */
export const slipAskedBy = (path: string): SemesterQuery | undefined => {
  const [, first, second, semester] = pattern.exec(path) ?? [];
  return semester === undefined ? undefined : { session: `${first}/${second}`, semester };
};
