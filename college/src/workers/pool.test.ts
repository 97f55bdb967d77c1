import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { onePage } from "../../testing/pdf-file.ts";
import { doApart } from "./pool.ts";

const made = { content: expect.any(Uint8Array) };

test("a worker that runs out of memory is replaced", async () => {
  // A table of a thousand million objects, each of no bytes.
  const endless = Buffer.from(
    "%PDF-1.7\n1 0 obj\n<< /Type /XRef /Size 9 /W [ 0 0 0 ] /Index [ 0 1000000000 ] /Root 1 0 R /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF\n",
  );
  expect(await doApart("rewritePdf", endless)).toBeUndefined();
  expect(await doApart("rewritePdf", onePage())).toEqual(made);
});

test("two work, sixteen wait, and the next is refused with 503", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 19 }, () => doApart("rewritePdf", onePage())),
  );
  expect(answers.slice(0, 18)).toEqual(
    Array.from({ length: 18 }, () => ({ status: "fulfilled", value: made })),
  );
  expect(answers[18]).toMatchObject({ status: "rejected", reason: { status: 503 } });
  expect(await doApart("rewritePdf", onePage())).toEqual(made);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s to the group ends no reading", async (signal) => {
  const worker = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
    execArgv: process.execArgv,
    serialization: "advanced",
  });
  try {
    await once(worker, "message");
    worker.kill(signal);
    worker.send({ name: "rewritePdf", input: onePage() });
    const [outcome] = await Promise.race([once(worker, "message"), once(worker, "exit")]);
    expect(outcome).toEqual({ answer: made });
  } finally {
    worker.kill("SIGKILL");
  }
});
