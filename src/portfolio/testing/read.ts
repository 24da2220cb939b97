/** Reads tables as the tool does, with the frozen content and a fixed day. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { entryOf } from "../../testing/content";
import { type Building, buildingsOf } from "../buildings";
import type { Contract, Corrections } from "../contract";
import { readContracts } from "../contracts";
import { decodeFile } from "../decode";
import { readTable } from "../table";

export const TODAY = "2026-11-25";
const content = { periods: entryOf("assemblyFile"), steps: entryOf("homePage").steps };

/** The text of a file beside this one. */
export const textOfFile = (name: string) => decodeFile(readFileSync(join(__dirname, name))) ?? "";

/** A portfolio of forty contracts in the formats of cabinets. */
export const portfolio = textOfFile("portefeuille.csv");

export function contractsOf(text: string, corrections: Corrections = {}): readonly Contract[] {
  const table = readTable(text);
  return table ? readContracts(table, corrections) : [];
}

export const buildingsIn = (text: string, corrections: Corrections = {}): readonly Building[] =>
  buildingsOf(contractsOf(text, corrections), content, TODAY);

/** The contract of a table with one line, which has a name, an end and these cells by their headings. */
export function contractWith(cells: Readonly<Record<string, string>>): Contract {
  const allCells = { Immeuble: "A", Échéance: "31/12/2027", ...cells };
  const headingLine = Object.keys(allCells).join("\t");
  const contractLine = Object.values(allCells).join("\t");
  const [contract] = contractsOf(`${headingLine}\n${contractLine}`);
  if (!contract) throw new Error("The table has no contract.");
  return contract;
}
