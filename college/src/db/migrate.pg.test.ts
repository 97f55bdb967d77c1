import request from "supertest";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/postgres.ts";
import { startProcess } from "../../testing/processes/process.ts";
import { startServiceProcess } from "../../testing/processes/service.ts";

test("a process that does not migrate starts on a migrated database only", async () => {
  const empty = await createTestDatabase();
  const environment = { DATABASE_URL: empty.url, DATABASE_MIGRATE: "off" };
  await expect(startServiceProcess(environment)).rejects.toThrow(
    "The database is not migrated to this version. Run dist/college/src/migrate.js first.",
  );
  const migrate = () =>
    startProcess(new URL("../../../dist/college/src/migrate.js", import.meta.url), [], {
      DATABASE_URL: empty.url,
    });
  const jobs = [migrate(), migrate()];
  expect((await Promise.all(jobs.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([
    0, 0,
  ]);
  const started = await startServiceProcess(environment);
  await request(started.url).get("/ready").expect(200);
  await started.stop();
  await empty.drop();
}, 180_000);
