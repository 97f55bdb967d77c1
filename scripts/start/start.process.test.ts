import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { unpackMigrated } from "../../college/testing/data-directory.ts";
import { freePort } from "../testing/free-port.ts";
import { Program } from "../testing/program.ts";
import { answersOk } from "./ready.ts";

interface Place {
  readonly DATA_DIR: string;
  readonly GATEWAY_PORT: string;
  readonly COLLEGE_PORT: string;
}

const running = "The portal is running.";

async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "portal-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: join(folder, "data"), ...(await newPorts()) };
}

/** Where a portal ran before, which is quicker than a first start. */
async function usedPlace(): Promise<Place> {
  const place = await newPlace();
  await unpackMigrated(place.DATA_DIR);
  return place;
}

async function newPorts(): Promise<Omit<Place, "DATA_DIR">> {
  return { GATEWAY_PORT: String(await freePort()), COLLEGE_PORT: String(await freePort()) };
}

/** Without demo people unless asked for: they take seconds to make. */
function start(env: Record<string, string>): Program {
  const program = new Program("scripts/start.mjs", { DEMO_DATA: "false", ...env });
  onTestFinished(async () => {
    program.signal("SIGTERM");
    await program.ended;
  });
  return program;
}

const gatewayOf = (place: Place) => `http://127.0.0.1:${place.GATEWAY_PORT}`;
const collegeOf = (place: Place) => `http://127.0.0.1:${place.COLLEGE_PORT}`;

async function expectNothingLeft(place: Place): Promise<void> {
  await vi.waitFor(
    async () => {
      expect(await answersOk(`${gatewayOf(place)}/health`)).toBe(false);
      expect(await answersOk(`${collegeOf(place)}/health`)).toBe(false);
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** The services write their process id into every line of their log. */
function processIdOf(place: Place, name: string): number {
  const [line = ""] = readFileSync(join(place.DATA_DIR, "logs", `${name}.log`), "utf8").split("\n");
  return JSON.parse(line).pid;
}

test("one command runs the portal, and a restart keeps its data", async () => {
  const place = await newPlace();
  const first = start({ ...place, DEMO_DATA: "true" });
  await first.says(running);
  expect(first.output).toContain("COHT/2025/001");
  expect(await answersOk(`${gatewayOf(place)}/health`)).toBe(true);
  expect(await answersOk(`${collegeOf(place)}/ready`)).toBe(true);
  const page = await fetch(gatewayOf(place), { headers: { accept: "text/html" } });
  expect(await page.text()).toContain('<div id="root">');
  const secrets = readFileSync(join(place.DATA_DIR, "secrets.json"), "utf8");
  expect(statSync(join(place.DATA_DIR, "secrets.json")).mode & 0o777).toBe(0o600);

  first.signal("SIGINT");
  expect(await first.ended).toBe(0);
  await expectNothingLeft(place);

  const second = start({ ...place });
  await second.says(running);
  expect(second.output).toContain("Building the services: unchanged");
  expect(readFileSync(join(place.DATA_DIR, "secrets.json"), "utf8")).toBe(secrets);
});

test("a second portal on the same data is refused", async () => {
  const place = await usedPlace();
  const first = start({ ...place });
  await first.says(running);
  const second = start({ ...place, ...(await newPorts()) });
  expect(await second.ended).toBe(1);
  expect(second.output).toContain(place.DATA_DIR);
  expect(second.output).toContain("The college stopped (exit code 1).");
  expect(await answersOk(`${gatewayOf(place)}/ready`)).toBe(true);
});

test.each([
  "GATEWAY_PORT",
  "COLLEGE_PORT",
] as const)("a port in use is named, with %s, before anything starts", async (variable) => {
  const place = await newPlace();
  const other = createServer().listen(Number(place[variable]), "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const program = start({ ...place });
  expect(await program.ended).toBe(1);
  expect(program.output).toContain(`Port ${place[variable]} is in use by another program.`);
  expect(program.output).toContain(variable);
  expect(existsSync(place.DATA_DIR)).toBe(false);
});

test("with a college of one's own, ours does not start", async () => {
  const place = await newPlace();
  const theirs = createHttpServer((_, response) => response.writeHead(404).end()).listen(0);
  onTestFinished(() => void theirs.close());
  await once(theirs, "listening");
  const address = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
  const program = start({ ...place, COLLEGE_API_URL: address, DEMO_DATA: "true" });
  await program.says(running);
  expect(program.output).toContain(address);
  expect(program.output).not.toContain("Demo accounts");
  expect(await answersOk(`${gatewayOf(place)}/health`)).toBe(true);
  expect(await answersOk(`${collegeOf(place)}/health`)).toBe(false);
});

test.each(["college", "gateway"])("when the %s dies, that is said and all stops", async (name) => {
  const place = await usedPlace();
  const program = start({ ...place });
  await program.says(running);
  process.kill(processIdOf(place, name), "SIGKILL");
  expect(await program.ended).toBe(1);
  expect(program.output).toContain(`The ${name} stopped (SIGKILL). Stopping…`);
  await expectNothingLeft(place);
});

test("the services do not outlive a start script that was killed", async () => {
  const place = await usedPlace();
  const program = start({ ...place });
  await program.says(running);
  program.signal("SIGKILL");
  await program.ended;
  await expectNothingLeft(place);
});
