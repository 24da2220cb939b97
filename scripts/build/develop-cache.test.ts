import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { emptyCache } from "./develop-cache";
import { Project } from "./testing/project";

let project: Project;

beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

it("removes what Gatsby knows about content, and keeps what webpack has compiled", () => {
  for (const name of ["webpack", "caches-lmdb", "data", "redux"]) project.write(`.cache/${name}/file`);
  project.write(".cache/schema.gql");
  emptyCache(project.root);
  expect(readdirSync(join(project.root, ".cache"))).toEqual(["webpack"]);
  expect(existsSync(join(project.root, ".cache/webpack/file"))).toBe(true);
});

it("does nothing without a cache", () => {
  emptyCache(project.root);
  expect(existsSync(join(project.root, ".cache"))).toBe(false);
});
