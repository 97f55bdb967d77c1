import { vi } from "vitest";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const outbox = async (collegeUrl: string): Promise<readonly Mail[]> => {
  const answer = await fetch(`${collegeUrl}/outbox.json`);
  return (await answer.json()) as Mail[];
};

/** How many mails an address has got. */
export async function countMails(collegeUrl: string, to: string): Promise<number> {
  return (await outbox(collegeUrl)).filter((mail) => mail.to === to).length;
}

/** The newest mail to an address whose text holds `words`, once it has come. */
export function newestMail(
  collegeUrl: string,
  to: string,
  words: string | RegExp = "",
): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mails = await outbox(collegeUrl);
      const mail = mails.find((it) => it.to === to && it.text.search(words) >= 0);
      if (mail === undefined) throw new Error(`No such mail has come to ${to}.`);
      return mail;
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** The link of the newest mail that asks an applicant to verify the address. */
export async function verificationLink(collegeUrl: string, to: string): Promise<string> {
  const link = /https?:\/\/\S+\/verify-email\/\S+/;
  const { text } = await newestMail(collegeUrl, to, link);
  return link.exec(text)?.[0] ?? "";
}
