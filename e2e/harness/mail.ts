import { vi } from "vitest";
import { longestWait } from "./longest-wait.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const outbox = async (collegeUrl: string): Promise<readonly Mail[]> => {
  const answer = await fetch(`${collegeUrl}/outbox.json`);
  return (await answer.json()) as Mail[];
};

/** Counts the mails to an address. */
export async function countMails(collegeUrl: string, to: string): Promise<number> {
  return (await outbox(collegeUrl)).filter((mail) => mail.to === to).length;
}

/** Waits for a mail to an address that contains `words` and returns the newest one. */
export function newestMail(
  collegeUrl: string,
  to: string,
  contained: string | RegExp = "",
): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mails = await outbox(collegeUrl);
      const mail = mails.find((it) => it.to === to && it.text.search(contained) >= 0);
      if (mail === undefined) throw new Error(`No such mail has come to ${to}.`);
      return mail;
    },
    { timeout: longestWait, interval: 100 },
  );
}

/** The verification link of the newest mail to an applicant. */
export async function verificationLink(collegeUrl: string, to: string): Promise<string> {
  const link = /https?:\/\/\S+\/verify-email\/\S+/;
  const { text } = await newestMail(collegeUrl, to, link);
  return link.exec(text)?.[0] ?? "";
}
