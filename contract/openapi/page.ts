import { type Html, html, prose } from "../html.ts";
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from "./document.ts";
import { schemaHtml } from "./page-schema.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

export interface OpenApiPageLinks {
  /** Address of {@link openApiPageStyle}; the page needs no script and nothing else. */
  readonly styleUrl: string;
  readonly documentUrl: string;
}

/** A college's OpenAPI document as one readable HTML page, area by area. */
export const openApiPage = (document: OpenApiDocument, links: OpenApiPageLinks): string => {
  const calls = callsOf(document);
  const areas = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} ${document.info.version}</title>
<link rel="stylesheet" href="${links.styleUrl}">
</head>
<body>
<header>
<h1>${document.info.title} <small>${document.info.version}</small></h1>
<p>${prose(document.info.description)}</p>
<p>Calls go to ${document.servers.map(({ url }) => html`<code>${url}</code>`)}. Machines read <a href="${links.documentUrl}">the OpenAPI document</a>.</p>
</header>
<nav aria-label="Areas"><ul>${areas.map(
    ({ name, description }) => html`<li><a href="#area-${name}">${description}</a></li>`,
  )}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main>
${areas.map(
  ({ name, description, calls: inArea }) =>
    html`<section id="area-${name}"><h2>${description}</h2>${inArea.map(callHtml)}</section>`,
)}
<section id="shapes"><h2>Shapes</h2>${Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<article id="shape-${name}"><h3>${name}</h3><div>${schemaHtml(schema)}</div></article>`,
  )}</section>
</main>
</body>
</html>
`.markup;
};

const callsOf = (document: OpenApiDocument): Call[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const callHtml = ({ method, path, operation }: Call): Html => html`
<article id="${operation.operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${prose(operation.summary)}. ${operation.description} <span class="origin">${operation["x-origin"]}</span></p>
${requestHtml(operation)}
<h4>Answers</h4>
<dl>${Object.entries(operation.responses).map(responseHtml)}</dl>
</article>`;

const requestHtml = ({ parameters, requestBody }: OpenApiOperation): Html => {
  const inputs = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<li><code>${name}</code> in the ${place}, ${required ? "" : html`<em>optional</em> `}${schemaHtml(schema)}</li>`,
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([mediaType, { schema }]) =>
      html`<li>body, <code>${mediaType}</code>: ${schema === undefined ? "" : schemaHtml(schema)}</li>`,
  );
  if (inputs.length + bodies.length === 0) return html``;
  return html`<h4>Takes</h4><ul class="fields">${inputs}${bodies}</ul>`;
};

const responseHtml = ([status, response]: readonly [string, OpenApiResponse]): Html => html`
<dt>${status}</dt>
<dd>${prose(response.description)} ${Object.entries(response.content ?? {}).map(
  ([mediaType, { schema }]) =>
    schema === undefined ? html`<code>${mediaType}</code>` : html`<div>${schemaHtml(schema)}</div>`,
)}</dd>`;

/** The page's stylesheet, a file of its own so that a content security policy needs no inline styles. */
export const openApiPageStyle = `:root { color-scheme: light dark; --edge: #8886; --accent: light-dark(#00625a, #5fd3c6); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
a { color: var(--accent); }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { columns: 18rem; padding-left: 1.2rem; }
h2 { border-bottom: 2px solid var(--accent); margin-top: 2.5rem; }
article { border: 1px solid var(--edge); border-radius: 8px; margin: 1rem 0; padding: 0 1rem; }
h3 { font-size: 1.05rem; }
h4 { font-size: 0.95rem; margin: 0.75rem 0 0.25rem; }
.method { color: var(--accent); font-weight: 700; }
.origin { border: 1px solid var(--edge); border-radius: 4px; font-size: 0.85em; padding: 0 0.4em; }
.fields { margin: 0.25rem 0; padding-left: 1.2rem; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: 3rem 1fr; }
dt { font-weight: 700; }
dd { margin: 0; min-width: 0; }
`;
