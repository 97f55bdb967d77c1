import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { readStudentPassport } from "../../../contract/student.ts";
import type { College } from "../context.ts";
import { storedFile } from "../db/schema/files.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound } from "../http/refusal.ts";
import { mount } from "../http/route.ts";

export const mountMedia = (app: FastifyInstance, college: College): void => {
  mount(app, college, readStudentPassport, {
    handler: async ({ params, account }) => {
      const id = params.file.slice(0, -".jpg".length);
      const [file] = await college.db
        .select({ mediaType: storedFile.mediaType, content: storedFile.content })
        .from(storedFile)
        .where(and(eq(storedFile.id, id), eq(storedFile.ownerAccountId, account.id)));
      if (file === undefined) throw notFound();
      return new FileAnswer(file.mediaType, file.content);
    },
  });
};
