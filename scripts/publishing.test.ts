import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The commands of the workflow's step `if: failure()`, in the indentation of YAML. */
const STEP = /- if: failure\(\)\n\s+run: \|\n(?<commands>[^]*?)\n {8}shell: bash/;

const commands = STEP.exec(readFileSync("docs/publishing.md", "utf8"))?.groups?.commands ?? "";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workflow-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the step as GitHub does. @returns the issue's text. */
function openIssue(secret: string): string {
  // GitHub's program, which opens the issue.
  writeFileSync(join(folder, "gh"), '#!/bin/sh\n[ "$1 $2" = "issue create" ]\n', { mode: 0o755 });
  const { status, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", commands.replace("<editor>", "redaction")],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: `${folder}:${process.env.PATH ?? ""}`, CONTENTFUL_ACCESS_TOKEN: secret },
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return readFileSync(join(folder, "message.md"), "utf8");
}

const linesOf = (issue: string) => issue.split("\n\n").slice(1).join("\n\n").split("\n");

it("GitHub's workflow opens an issue also if it fails before there is a log", () => {
  expect(existsSync(join(folder, "build.log"))).toBe(false);
  expect(linesOf(openIssue(""))).toEqual(["    Rien n’a été construit.", ""]);
});

it("the issue has the end of the log as one block of code, without the build's secret", () => {
  const log = [
    "début",
    ...Array<string>(56).fill("…"),
    "jeton à*b?c.",
    "```",
    "@equipe [lien](https://x.example)\r# Titre",
    "fin",
  ];
  writeFileSync(join(folder, "build.log"), log.join("\n"));
  const lines = linesOf(openIssue("à*b?c"));
  expect(lines.slice(-7)).toEqual([
    "    …",
    "    jeton ***.",
    "    ```",
    "    @equipe [lien](https://x.example)",
    "    # Titre",
    "    fin",
    "",
  ]);
  expect(lines.filter((line) => line && !line.startsWith("    "))).toEqual([]);
  expect(lines).not.toContain("    début");
});
