import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file and what it imports. */
type Import = readonly [file: string, imported: string];

const refused: readonly Import[] = [
  ["contract/fees.ts", "../college/src/fees.ts"],
  ["contract/fees.ts", "../gateway/src/fees.ts"],
  ["contract/fees.ts", "../rules/phone.ts"],
  ["rules/profiles/phone.ts", "../contract/student.ts"],
  ["rules/nigeria/states.ts", "../../web/src/texts.ts"],
  ["gateway/src/profiles/form.ts", "../../../rules/phone.ts"],
  ["college/src/payments/fees.ts", "../../gateway/src/fees.ts"],
  ["gateway/src/fees.ts", "../../college/src/fees.ts"],
  ["gateway/src/payment/fees.ts", "../../../college/testing/college.ts"],
  ["web/src/app/fees.ts", "../../../gateway/src/fees.ts"],
  ["web/src/app/fees.ts", "../../../college/src/fees.ts"],
  ["web/src/app/fees.ts", "../../../contract/identity.ts"],
  ["web/src/student/profiles/Page.tsx", "../../public/login/Form.tsx"],
  ["web/src/public/accounts/login/Page.tsx", "../../student/profile/Form.tsx"],
  ["web/src/public/accounts/login/Page.tsx", "../../applicant/texts.ts"],
  ["web/src/student/profiles/Page.tsx", "../../applicant/texts.ts"],
  ["web/src/applicant/profiles/Page.tsx", "../../student/profile/Form.tsx"],
  ["web/src/applicant/profiles/Page.tsx", "../../public/login/Form.tsx"],
  ["web/src/person/PhotoField.tsx", "../student/profile/Form.tsx"],
  ["web/src/person/PhotoField.tsx", "../applicant/texts.ts"],
  ["web/src/ui/Card.tsx", "../student/profile/Form.tsx"],
  ["web/src/ui/Card.tsx", "../person/PhotoField.tsx"],
  ["web/src/lib/money.ts", "../app/router.ts"],
  ["e2e/fees.test.ts", "../college/src/fees.ts"],
];

const allowed: readonly Import[] = [
  ["college/src/payments/fees.ts", "../../contract/payments/payments.ts"],
  ["college/src/students/form.ts", "../../../rules/phone.ts"],
  ["web/src/student/profiles/Form.tsx", "../../../../rules/phone.ts"],
  ["gateway/src/payment/fees.ts", "../college/client.ts"],
  ["gateway/src/payment/fees.test.ts", "../../../college/testing/college.ts"],
  ["web/src/app/routes.tsx", "../student/profile/Page.tsx"],
  ["web/src/student/profiles/Page.tsx", "../../ui/Card.tsx"],
  ["web/src/applicant/profiles/Page.tsx", "../../person/PhotoField.tsx"],
  ["web/src/applicant/admissions/application-form/Form.tsx", "../../../../rules/phone.ts"],
  ["scripts/start/announcement.ts", "../../college/src/demo/accounts.ts"],
];

/** Lints files by path, each with its text, under the project's own rules, and returns the reports, one a line. */
function lint(files: ReadonlyMap<string, string>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  try {
    for (const [file, text] of files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    cpSync(join(root, "biome.json"), join(folder, "biome.json"));
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const options = ["--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none"];
    const { stdout } = spawnSync(process.execPath, [biome, "lint", ...options, "."], {
      cwd: folder,
      encoding: "utf8",
    });
    return stdout.split("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = new Map<string, string>();
for (const [file, imported] of [...refused, ...allowed]) {
  files.set(file, `${files.get(file) ?? ""}export * from "${imported}";\n`);
}

/** The reports of all imports, from one run: the linter takes longer to start than to lint. */
const found = lint(files).filter((report) => report.includes("noRestrictedImports"));

function reportsOf([file, imported]: Import): readonly string[] {
  const lines = files.get(file)?.split("\n") ?? [];
  const line = lines.indexOf(`export * from "${imported}";`) + 1;
  return found.filter((report) => report.includes(`file=${file},line=${line},`));
}

test.each(refused)("%s may not import %s", (...one) => {
  expect(reportsOf(one)).toHaveLength(1);
});

test.each(allowed)("%s may import %s", (...one) => {
  expect(reportsOf(one)).toEqual([]);
});

test.each(["import", "import type"])("a circle by `%s` is refused", (keyword) => {
  const imports = (other: string) =>
    `${keyword} { Name as Other } from "./${other}.ts";\nexport interface Name extends Other {}\n`;
  const files = [
    ["rules/fees.ts", imports("levels")],
    ["rules/levels.ts", imports("fees")],
  ] as const;

  expect(lint(new Map(files)).join("\n")).toContain("noImportCycles");
});
