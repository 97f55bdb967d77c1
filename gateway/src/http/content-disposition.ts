/** A name to save a file under: `ascii` for any browser, `full` if `ascii` loses letters. */
export interface FileName {
  readonly ascii: string;
  readonly full?: string;
}

/** The `content-disposition` of a file to be saved (RFC 6266), or, without a name, of one to be shown. */
export const contentDisposition = (name: FileName | undefined): string => {
  if (name === undefined) return "inline";
  const ascii = `attachment; filename="${name.ascii}"`;
  return name.full === undefined ? ascii : `${ascii}; filename*=UTF-8''${extended(name.full)}`;
};

/** RFC 5987 lets fewer characters through than `encodeURIComponent`. */
const extended = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
