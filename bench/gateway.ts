import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { demoAccounts } from "../college/src/demo/accounts.ts";
import { nodeOptions } from "../scripts/start/node-options.ts";
import { type PinnedProcess, startPinned } from "./gateway/pinned-process.ts";
import { bareOperations, type Recorded, rivalPeople } from "./gateway/recorded-operations.ts";
import { type RecordedCall, startRecorder } from "./gateway/recording.ts";
import { type Scenario, scenarios } from "./gateway/scenarios.ts";
import { inWords, percentile } from "./harness/figures.ts";
import { load } from "./harness/machine.ts";
import { gatewayEnv, startMeasured } from "./harness/measured-service.ts";
import { buildServices, optionsIn } from "./harness/system.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    requests: { type: "string", default: "3000" },
    connections: { type: "string", default: "64" },
    /** How long the college takes for each answer. */
    "upstream-ms": { type: "string", default: "0" },
    /** The name of one operation. */
    only: { type: "string" },
    /** Node's own options of the gateway instead of the usual ones, such as `--max-old-space-size=192`. */
    "gateway-options": { type: "string", default: "" },
    /** A folder for a processor profile of the gateway. */
    profile: { type: "string" },
  },
});
const connections = Number(options.connections);
const requests = Number(options.requests);

/** What is measured has a core of its own; the college and this program share the other. */
const measuredCore = 0;
const otherCore = 1;

/**
 * The gateway, with its guards on and its log at info, beside a bare aggregator and other GraphQL servers with the portal's
 * resolvers and no guards, which send the same calls to the same college: processor time per request. The college replays what it
 * answered once.
 */
async function bench(): Promise<void> {
  await buildServices();
  const folder = mkdtempSync(join(tmpdir(), "portal-gateway-bench-"));
  try {
    const recording = await record(folder);
    await compare(folder, recording);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Recording {
  /** All that the college was ever asked. */
  readonly calls: readonly RecordedCall[];
  readonly operations: readonly Recorded[];
}

async function record(folder: string): Promise<Recording> {
  const college = await startMeasured("college", {
    DATA_DIR: folder,
    DEMO_DATA: "true",
    COLLEGE_SECRET: randomBytes(32).toString("base64url"),
    COLLEGE_ACCESS_TOKEN_SECONDS: "86400",
  });
  const recorder = await startRecorder(college.url);
  const gateway = await startMeasured("gateway", gatewayEnv(recorder.url));
  const pool = new Pool(gateway.url, { connections: 1 });
  try {
    const cookies = { student: "", staff: "" };
    const calls = await recorder.during(async () => {
      cookies.student = await signIn(pool, "student");
      cookies.staff = await signIn(pool, "staff");
      for (const scenario of scenarios()) await ask(pool, cookies[scenario.role], scenario);
    });
    // The second time, because the gateway keeps some answers for a few seconds.
    const operations: Recorded[] = [];
    for (const scenario of scenarios()) {
      let answer = "";
      const repeated = await recorder.during(async () => {
        answer = await ask(pool, cookies[scenario.role], scenario);
      });
      operations.push({ scenario, calls: repeated, answer });
    }
    return { calls, operations };
  } finally {
    await pool.close();
    await gateway.stop();
    recorder.stop();
    await college.stop();
  }
}

async function compare(folder: string, { calls, operations }: Recording): Promise<void> {
  const recordingFile = join(folder, "recording.json");
  writeFileSync(recordingFile, JSON.stringify(calls));
  const bareFile = join(folder, "bare.json");
  writeFileSync(bareFile, JSON.stringify(bareOperations(operations)));
  const college = await startPinned({
    entry: "bench/gateway/replayed-college.ts",
    core: otherCore,
    portName: "REPLAY_PORT",
    env: { RECORDING: recordingFile, REPLAY_DELAY_MS: options["upstream-ms"] },
  });
  const bare = await startPinned({
    entry: "bench/gateway/bare-aggregator.ts",
    core: measuredCore,
    portName: "BARE_PORT",
    env: { BARE_OPERATIONS: bareFile, COLLEGE_API_URL: college.url },
  });
  const gateway = await startPinned({
    entry: "dist/gateway/src/server.js",
    core: measuredCore,
    portName: "GATEWAY_PORT",
    env: {
      ...gatewayEnv(college.url),
      // GraphQL.js checks its own types more slowly in development.
      NODE_ENV: "production",
      PUBLIC_URL: "https://portal.example",
      SINGLE_INSTANCE: "allow",
      LOG_LEVEL: "info",
    },
    flags: [
      ...(optionsIn(options["gateway-options"]) ?? nodeOptions.gateway),
      ...(options.profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${options.profile}`]),
    ],
  });
  const peopleFile = join(folder, "people.json");
  writeFileSync(peopleFile, JSON.stringify(rivalPeople(operations)));
  const startRival = (name: string): Promise<PinnedProcess> =>
    startPinned({
      entry: `bench/gateway/rivals/${name}.mjs`,
      core: measuredCore,
      portName: "RIVAL_PORT",
      env: {
        RIVAL_PEOPLE: peopleFile,
        COLLEGE_API_URL: college.url,
        NODE_ENV: "production",
      },
    });
  const servers: readonly Server[] = [
    { name: "bare", process: bare },
    { name: "gateway", process: gateway },
    { name: "Apollo Server", process: await startRival("apollo-server") },
    { name: "Mercurius", process: await startRival("mercurius") },
  ];
  try {
    console.log(load());
    console.log(
      `operation | calls | ${servers.map(({ name }) => `${name}, µs (part), wait`).join(" | ")}`,
    );
    for (const recorded of operations) {
      if ([undefined, recorded.scenario.name].includes(options.only))
        await measure(servers, gateway.url, recorded);
    }
    console.log(load());
  } finally {
    for (const { process } of servers) await process.stop();
    await college.stop();
  }
}

interface Server {
  readonly name: string;
  readonly process: PinnedProcess;
}

async function measure(
  servers: readonly Server[],
  gatewayUrl: string,
  { scenario, calls, answer }: Recorded,
): Promise<void> {
  const cookie = await signInAt(gatewayUrl, scenario.role);
  const measured = servers.map(({ process }) => ({
    process,
    pool: new Pool(process.url, { connections }),
    spent: [] as number[],
    waits: [] as number[],
  }));
  for (const { process, pool } of measured) {
    const answered = await ask(pool, cookie, scenario);
    if (JSON.stringify(JSON.parse(answered)) !== answer)
      throw new Error(`${process.url} answers ${scenario.name} in other words`);
    // What runs for the first time is compiled.
    await askOften(pool, cookie, scenario);
  }
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const { process, pool, spent, waits } of measured) {
      const before = await process.cpu();
      for (const wait of await askOften(pool, cookie, scenario)) waits.push(wait);
      spent.push(((await process.cpu()) - before) / requests);
    }
  }
  for (const { pool } of measured) await pool.close();
  const [bare = 0, ...others] = measured.map(({ spent }) => percentile(spent, 0.5));
  const parts = [1, ...others.map((spent) => bare / spent)];
  const columns = measured.map(
    ({ spent, waits }, at) =>
      `${ranged(spent)} ${parts[at]?.toFixed(2)}, ${percentile(waits, 0.5).toFixed(2)} ms`,
  );
  console.log(`${scenario.name} | ${calls.length} | ${columns.join(" | ")}`);
}

async function signInAt(url: string, role: Scenario["role"]): Promise<string> {
  const pool = new Pool(url, { connections: 1 });
  const cookie = await signIn(pool, role);
  await pool.close();
  return cookie;
}

/** `163 (160–171)` */
const ranged = (values: readonly number[]): string => {
  const [middle, least, most] = [0.5, 0, 1].map((share) =>
    inWords(Math.round(percentile(values, share))),
  );
  return `${middle} (${least}–${most})`;
};

/** How long each request waited for its answer, in milliseconds. */
async function askOften(
  pool: Pool,
  cookie: string,
  scenario: Scenario,
): Promise<readonly number[]> {
  let left = requests;
  const waits: number[] = [];
  const browser = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      await ask(pool, cookie, scenario);
      waits.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, browser));
  return waits;
}

async function ask(pool: Pool, cookie: string, { query, variables }: Scenario): Promise<string> {
  const { text } = await post(pool, cookie, { query, variables });
  if (text.includes('"errors"')) throw new Error(`not answered: ${text.slice(0, 400)}`);
  return text;
}

async function signIn(pool: Pool, role: Scenario["role"]): Promise<string> {
  const login = role === "student" ? "COHT/2024/002" : "admin@college.test";
  const account = demoAccounts.find((one) => one.login === login);
  if (account === undefined) throw new Error(`The demo has no ${login}.`);
  const query =
    role === "student"
      ? "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }"
      : "mutation SignIn($input: StaffSignInInput!) { signInStaff(input: $input) { __typename } }";
  const input =
    role === "student"
      ? { role: "STUDENT", username: login, password: account.password }
      : { email: login, password: account.password };
  const { cookie } = await post(pool, "", { query, variables: { input } });
  if (cookie === undefined) throw new Error(`${login} could not sign in.`);
  return cookie;
}

async function post(
  pool: Pool,
  cookie: string,
  body: object,
): Promise<{ readonly text: string; readonly cookie: string | undefined }> {
  const answer = await pool.request({
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json", "x-portal-request": "1", cookie },
    body: JSON.stringify(body),
  });
  const set = [answer.headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0];
  return { text: await answer.body.text(), cookie: set };
}

await bench();
