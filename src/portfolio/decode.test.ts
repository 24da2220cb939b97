import { decodeFile } from "./decode";
import { readTable } from "./table";

const text = "Énergie;Échéance";
const utf16 = Buffer.from(text, "utf16le");

it.each([
  { encoding: "UTF-8", bytes: Buffer.from(text) },
  { encoding: "UTF-8 with a byte order mark", bytes: Buffer.from(`\uFEFF${text}`) },
  { encoding: "UTF-16 with a byte order mark", bytes: Buffer.from(`\uFEFF${text}`, "utf16le") },
  { encoding: "UTF-16, little endian", bytes: utf16 },
  { encoding: "UTF-16, big endian", bytes: Buffer.from(utf16).swap16() },
  { encoding: "Windows-1252", bytes: Buffer.from(text, "latin1") },
  { encoding: "Mac Roman", bytes: Buffer.from("\x83nergie;\x83ch\x8eance", "latin1") },
  { encoding: "CP850", bytes: Buffer.from("\x90nergie;\x90ch\x82ance", "latin1") },
])("decodes $encoding", ({ bytes }) => {
  expect(decodeFile(bytes)).toBe(text);
});

it.each([
  { kind: "a workbook", firstBytes: "PK\u0003\u0004\u0014\0" },
  { kind: "a PDF", firstBytes: "%PDF-1.7" },
])("refuses $kind", ({ firstBytes }) => {
  expect(decodeFile(Buffer.from(firstBytes, "latin1"))).toBeUndefined();
});

it.each(["R\uFFFDsidence", "RÃ©sidence"])("says that the accents of « %s » are lost", (name) => {
  expect(readTable(`Nom;Fin\n${name};31/12/2027`)?.hasLostAccents).toBe(true);
});
