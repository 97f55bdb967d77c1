/** A page for a failed download: the sentence, and a way back. It needs no file and no script. */
export const errorPage = (message: string, code: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(message)}</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 30rem; padding: 0 1rem; color: #1f2937; }
      a { color: #0f766e; }
      small { color: #4b5563; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(message)}</h1>
      <p><a href="/">Back to the portal</a></p>
      <p><small>${escapeHtml(code)}</small></p>
    </main>
  </body>
</html>
`;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
