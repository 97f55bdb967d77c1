import type { CollegeCalls } from "../college/calls.ts";
import type { CollegeFile } from "../college/client.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";

interface Printers {
  /** For the signed-in student. */
  readonly own: (college: CollegeCalls) => Promise<CollegeFile>;
  /** For the office; the college decides who may have it. */
  readonly ofStudent: (college: CollegeCalls, studentId: number) => Promise<CollegeFile>;
}

interface StudentDocument {
  readonly ownUrl: string;
  readonly urlOf: (studentId: number) => string;
  readonly open: OpenFile;
}

/** A document that the college prints of a student: at `/download/statement` for the student, below it for the office. */
export const studentDocument = (name: string, printers: Printers): StudentDocument => {
  const ownUrl = `/download/${name}`;
  const pattern = new RegExp(`^${ownUrl}(?:/(\\d{1,10}))?$`);
  return {
    ownUrl,
    urlOf: (studentId) => `${ownUrl}/${studentId}`,
    open: (path, context) => {
      const match = pattern.exec(path);
      if (match === null) return undefined;
      const [, student] = match;
      const studentId = student === undefined ? "own" : recordIdOf(student);
      return studentId === undefined
        ? undefined
        : print(`${name}.pdf`, printers, studentId, context);
    },
  };
};

const print = async (
  fileName: string,
  { own, ofStudent }: Printers,
  student: "own" | number,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (student === "own") session.requireStudent();
  else if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  try {
    const file = student === "own" ? await own(college) : await ofStudent(college, student);
    return { file, saveAs: { ascii: fileName } };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    if (isRefusal(error, 409)) {
      const { message } = error.refusal;
      throw new PortalError("FORBIDDEN", message ? { message } : {}, error);
    }
    throw error;
  }
};
