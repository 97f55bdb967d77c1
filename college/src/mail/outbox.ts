import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { College } from "../context.ts";
import { mailMessage } from "../db/schema/mail.ts";
import { type Html, html } from "../http/html.ts";

const maxListed = 100;

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The outbox: mail that would have been sent, newest first, at `/outbox` to read and at `/outbox.json` for tests. Only
 * for development: it exposes everybody's codes, so it exists only without a mail server and outside production.
 */
export const mountOutbox = (app: FastifyInstance, college: College): void => {
  if (college.config.smtpUrl !== undefined || college.config.production) return;
  app.get("/outbox.json", () => readOutbox(college));
  app.get("/outbox", async (_request, reply) =>
    reply
      .header("content-security-policy", contentSecurityPolicy)
      .type("text/html; charset=utf-8")
      .send(page(college, await readOutbox(college)).markup),
  );
  app.get("/outbox/style.css", (_request, reply) => reply.type("text/css").send(style));
};

interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

const readOutbox = async ({ db }: College): Promise<OutboxMail[]> => {
  const rows = await db.select().from(mailMessage).orderBy(desc(mailMessage.id)).limit(maxListed);
  return rows.map(({ recipient, subject, body, createdAt }) => ({
    to: recipient,
    subject,
    text: body ?? "",
    created_at: createdAt.toISOString(),
  }));
};

const page = ({ identity }: College, mails: readonly OutboxMail[]): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · ${identity.shortName}</title>
<link rel="stylesheet" href="/outbox/style.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set (<code>SMTP_URL</code>), so mail waits here instead of being sent. The newest comes first; reload to see more.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map((mail) => article(mail, identity.timeZone))}
</main>
</body>
</html>
`;

const article = ({ to, subject, text, created_at }: OutboxMail, timeZone: string): Html => html`
<article>
<h2>${subject}</h2>
<p>To ${to}, <time datetime="${created_at}">${new Date(created_at).toLocaleString("en-GB", { timeZone })}</time></p>
<pre>${linked(text)}</pre>
</article>`;

/** Text with its web addresses as links. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );

const style = `
body { margin: 0; background: #f4f7f6; color: #1c2b28; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
article { background: #fff; border: 1px solid #d5dfdc; border-radius: 8px; margin: 1rem 0; padding: 1rem; }
h2 { font-size: 1.1rem; margin: 0; }
article p { color: #4d5f5a; margin: 0.25rem 0 0.75rem; }
pre { font: inherit; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
a { color: #0b6b5d; }
`;
