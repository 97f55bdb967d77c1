import { vi } from "vitest";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to an address, once it has come. */
export function newestMail(collegeUrl: string, to: string): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${collegeUrl}/outbox.json`);
      const mails = (await answer.json()) as Mail[];
      const mail = mails.find((it) => it.to === to);
      if (mail === undefined) throw new Error(`No mail has come to ${to}.`);
      return mail;
    },
    { timeout: 10_000, interval: 100 },
  );
}
