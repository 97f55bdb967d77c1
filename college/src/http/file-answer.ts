import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A handler's answer that is a file rather than JSON. */
export class FileAnswer {
  readonly mediaType: string;
  readonly content: Buffer | Readable;
  /** Set for a file to be saved under this name; left out for one to be shown. */
  readonly fileName: string | undefined;

  constructor(mediaType: string, content: Buffer | Readable, fileName?: string) {
    this.mediaType = mediaType;
    this.content = content;
    this.fileName = fileName;
  }
}

export const isFileAnswer = (answer: unknown): answer is FileAnswer => answer instanceof FileAnswer;

export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  if (file.fileName !== undefined) {
    // RFC 6266: the plain name for old clients, without what could end the quoted string.
    const plain = file.fileName.replaceAll(/[^\w.-]/g, "_");
    reply.header(
      "content-disposition",
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    );
  }
  return reply.type(file.mediaType).send(file.content);
};
