const placeholder = '<script type="application/json" id="portal"></script>';

/**
 * Writes the public facts of the portal into the client's page, so that it shows the college's name without asking.
 * The script is data, which no policy runs; nothing in it can end it.
 * @throws Error when the page has no place for it.
 */
export const writePortal = (page: string, portal: object): string => {
  if (!page.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
  const json = JSON.stringify(portal).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const filled = placeholder.replace("></", () => `>${json}</`);
  return page.replace(placeholder, () => filled);
};
