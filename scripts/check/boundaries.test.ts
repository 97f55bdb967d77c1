import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Lints files by path, each with its text, under the project's own rules, and returns the reports. */
function lint(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    cpSync(join(root, "biome.json"), join(folder, "biome.json"));
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [biome, "lint", "--vcs-enabled=false", "."],
      { cwd: folder, encoding: "utf8" },
    );
    expect(stdout + stderr).toContain(`Checked ${Object.keys(files).length + 1} files`);
    return stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isRefused = (file: string, imported: string): boolean =>
  lint({ [file]: `export { name } from "${imported}";\n` }).includes("noRestrictedImports");

test.each([
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
])("%s may not import %s", (file, imported) => {
  expect(isRefused(file, imported)).toBe(true);
});

test.each([
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
])("%s may import %s", (file, imported) => {
  expect(isRefused(file, imported)).toBe(false);
});

test.each(["import", "import type"])("a circle by `%s` is refused", (keyword) => {
  const imports = (other: string) =>
    `${keyword} { Name as Other } from "./${other}.ts";\nexport interface Name extends Other {}\n`;
  const reported = lint({ "rules/fees.ts": imports("levels"), "rules/levels.ts": imports("fees") });

  expect(reported).toContain("noImportCycles");
});
