import {
  createReadStream,
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { PortalError } from "../errors.ts";
import type { Exchange, Route } from "./exchange.ts";
import { type PageStart, pageFilesName, readPageStarts } from "./page-files.ts";
import { policyOf, removeDocumentHeaders } from "./security-headers.ts";
import {
  acceptsHtml,
  type Encoding,
  encodingFor,
  escapeHtml,
  notFound,
  send,
  sendError,
} from "./send.ts";

const year = 365 * 24 * 3600;

/**
 * The web client: its files, and its page for all other paths that a browser navigates to. `hasSession` tells whether a request
 * has a session's cookie, of a session that may have ended.
 */
export const clientRoute = (
  folder: string,
  portal: PagePortal,
  hasSession: (exchange: Exchange) => boolean,
): Route => {
  const files = listClientFiles(folder);
  const index = readIndexPage(folder);
  const page = index === undefined ? undefined : writePortal(index, portal);
  const policy = policyOf(index ?? "");
  const startOf = readPageStarts(folder);

  return async (exchange) => {
    const { method } = exchange.request;
    if (method !== "GET" && method !== "HEAD") {
      await sendError(exchange, new PortalError("INVALID_REQUEST"));
      return true;
    }
    const file = files.get(decoded(exchange.path));
    if (file !== undefined) await sendFile(exchange, file);
    else if (page !== undefined && isNavigation(exchange)) {
      const start = startOf(exchange.request.url ?? exchange.path, hasSession(exchange));
      await sendPage(exchange, writeStart(page, start), policy);
    } else await notFound(exchange);
    return true;
  };
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A missing file is a 404: only navigations get the client's page. */
const isNavigation = (exchange: Exchange): boolean =>
  exchange.path === "/" || (acceptsHtml(exchange) && !/\.\w{1,5}$/.test(exchange.path));

/** The page names the files of one build, so it is not cached. */
const sendPage = (exchange: Exchange, page: string, policy: string): Promise<void> =>
  send(exchange, {
    status: 200,
    type: "text/html; charset=utf-8",
    body: page,
    headers: { "cache-control": "no-cache", "content-security-policy": policy },
  });

const sendFile = async (exchange: Exchange, file: ClientFile): Promise<void> => {
  const { request, response } = exchange;
  const encoding = encodingFor(exchange);
  const chosen = encoding === undefined ? undefined : file.encoded[encoding];
  const source = chosen ?? file.file;
  const found = statSync(source, { throwIfNoEntry: false });
  // A later build can delete a file that this process has listed.
  if (found === undefined) return notFound(exchange);
  response.setHeader("content-type", file.type);
  if (partTypes.has(file.type)) removeDocumentHeaders(exchange);
  response.setHeader("vary", "accept-encoding");
  response.setHeader(
    "cache-control",
    file.isHashed ? `public, max-age=${year}, immutable` : "public, max-age=3600",
  );
  if (chosen !== undefined && encoding !== undefined) {
    response.setHeader("content-encoding", encoding);
  }
  response.setHeader("content-length", found.size);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  try {
    await pipeline(createReadStream(source), response);
  } catch {
    response.destroy();
  }
};

export interface ClientFile {
  /** Absolute. */
  readonly file: string;
  readonly type: string;
  /** True for a file whose name changes with its content. */
  readonly isHashed: boolean;
  /** The compressed copies of the file. */
  readonly encoded: Readonly<Partial<Record<Encoding, string>>>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Of files that are parts of a document, and no document themselves. */
const partTypes: ReadonlySet<string | undefined> = new Set([types[".css"], types[".js"]]);

const hashedFolder = "/assets/";

/**
 * The built client's files by their URL path, listed once. A request can only name a listed file, so no
 * path leads out of the folder. Empty if the client is not built.
 */
const listClientFiles = (folder: string): ReadonlyMap<string, ClientFile> => {
  const root = path.resolve(folder);
  if (!existsSync(root)) return new Map();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries.filter(isServed).map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const url = `/${path.relative(root, file).split(path.sep).join("/")}`;
      return [url, describe(file, url)];
    }),
  );
};

/** The page; undefined if the client is not built. */
const readIndexPage = (folder: string): string | undefined => {
  const file = path.resolve(folder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

const isServed = (entry: Dirent): boolean =>
  entry.isFile() && !ownFiles.has(entry.name) && path.extname(entry.name) in types;

/** What the gateway reads itself. */
const ownFiles: ReadonlySet<string> = new Set(["index.html", pageFilesName]);

const describe = (file: string, url: string): ClientFile => ({
  file,
  type: types[path.extname(file)] ?? "application/octet-stream",
  isHashed: url.startsWith(hashedFolder),
  encoded: {
    ...(existsSync(`${file}.br`) && { br: `${file}.br` }),
    ...(existsSync(`${file}.gz`) && { gzip: `${file}.gz` }),
  },
});

/** The portal's public facts, of which the page itself shows the college's name and logo. */
interface PagePortal {
  readonly collegeName: string;
  readonly logoUrl: string;
}

const queriesPlace = '<script type="application/json" id="first-queries"></script>';

/** Writes into the page what its screen starts with. */
const writeStart = (page: string, { links, queries }: PageStart): string =>
  page
    .replace("</head>", () => `${links}</head>`)
    .replace(queriesPlace, () =>
      queriesPlace.replace("></", () => `>${queries.length ? escapeScript(queries) : ""}</`),
    );

const factsPlace = '<script type="application/json" id="portal"></script>';
const brandPlace = '<p class="boot-brand"></p>';

/**
 * Writes the public facts of the portal into the client's page, so that it shows the college's name without asking: as data for
 * the client, and as the name that a slow network shows long before the client has arrived. The policy never runs the
 * script element.
 * @throws Error if the page has no place for the facts.
 */
export const writePortal = (page: string, portal: PagePortal): string => {
  if (!page.includes(factsPlace)) throw new Error(`index.html lacks ${factsPlace}`);
  const logo = `<img src="${escapeHtml(portal.logoUrl)}" alt="" width="44" height="44">`;
  return page
    .replace(factsPlace, () => factsPlace.replace("></", () => `>${escapeScript(portal)}</`))
    .replace(brandPlace, () =>
      brandPlace.replace("></", () => `>${logo}${escapeHtml(portal.collegeName)}</`),
    );
};

/** JSON that cannot end the script element. */
const escapeScript = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
