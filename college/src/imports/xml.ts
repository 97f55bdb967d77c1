import { SaxesParser, type SaxesTagPlain } from "saxes";

export interface XmlEvents {
  readonly open?: (tag: SaxesTagPlain) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads XML as it comes. Entities other than XML's own are errors, so that none can grow or point anywhere. Names are told
 * without their prefix.
 * @throws Error for what is not well-formed.
 */
export const readXml = async (
  chunks: AsyncIterable<Buffer>,
  { open, text, close }: XmlEvents,
): Promise<void> => {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  if (open) parser.on("opentag", (tag) => open({ ...tag, name: localName(tag.name) }));
  if (text) parser.on("text", text);
  if (close) parser.on("closetag", (tag) => close(localName(tag.name)));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
};

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
