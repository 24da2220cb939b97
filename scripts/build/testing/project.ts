import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { placesIn } from "../places";

/** A project folder for one test. */
export class Project {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), "project-")));
  readonly places = placesIn(this.root);

  write(path: string, text = ""): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** The text of a file; undefined if there is none. */
  read(path: string): string | undefined {
    const file = join(this.root, path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
