import { readConfig } from "../../src/config.ts";
import { openDatabase } from "../../src/db/database.ts";
import { mailMessage } from "../../src/db/schema/mail.ts";
import { createLog } from "../../src/log.ts";
import { queueMail } from "../../src/mail/queue.ts";

/** Says how many mails it found, then queues one after the other and says each number once it is committed. */
const [dataDir = ""] = process.argv.slice(2);

const config = readConfig({ DATA_DIR: dataDir });
const { db } = await openDatabase(config, createLog("silent"));
process.stdout.write(`found ${await db.$count(mailMessage)}\n`);
const clock = () => new Date();
for (let number = 1; ; number += 1) {
  await db.transaction((tx) =>
    queueMail({ clock }, tx, { to: "a@b.example", subject: String(number), text: "x".repeat(500) }),
  );
  process.stdout.write(`wrote ${number}\n`);
}
