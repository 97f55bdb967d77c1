import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { readResultFile } from "../../../contract/admissions/application.ts";
import { readStudentPassport } from "../../../contract/students/student.ts";
import type { College } from "../context.ts";
import { olevelSitting } from "../db/schema/admissions.ts";
import { storedFile } from "../db/schema/files.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { photoReadableBy, readableBy } from "./entitled.ts";

/** Uploaded files, for their owner and for staff entitled to them; for everybody else there are none. */
export const mountMedia = (app: FastifyInstance, college: College): void => {
  const { db } = college;

  mount(app, college, readStudentPassport, {
    handler: async ({ params, account }) => {
      const id = params.file.slice(0, -".jpg".length);
      const [file] = await db
        .select({ content: storedFile.content })
        .from(storedFile)
        .where(
          and(
            eq(storedFile.id, id),
            eq(storedFile.mediaType, "image/jpeg"),
            await photoReadableBy(db, account),
          ),
        );
      if (file === undefined) throw notFound();
      return new FileAnswer("image/jpeg", file.content);
    },
  });

  mount(app, college, readResultFile, {
    handler: async ({ params, account }) => {
      const [file] = await db
        .select({
          mediaType: storedFile.mediaType,
          content: storedFile.content,
          sitting: olevelSitting.sitting,
        })
        .from(storedFile)
        .innerJoin(olevelSitting, eq(olevelSitting.resultFileId, storedFile.id))
        .where(and(eq(storedFile.id, params.file), await readableBy(db, account)));
      if (file === undefined) throw notFound();
      const ending = file.mediaType === "application/pdf" ? "pdf" : "jpg";
      // To be saved, not shown: a PDF is kept as its sender made it.
      return new FileAnswer(file.mediaType, file.content, `result_${file.sitting}.${ending}`);
    },
  });
};
