import { runCommand } from "./run-command";

const printed = jest.spyOn(console, "error").mockReturnValue();
afterEach(() => {
  printed.mockClear();
  process.exitCode = 0;
});

const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: in English`), { code, path });

it.each([
  [new Error("Le contenu a un problème."), "Le contenu a un problème."],
  [system("EBUSY", "/mnt/site"), "/mnt/site : un volume monté ne peut pas être remplacé"],
  [system("ENOSPC", "/srv/site.next"), "/srv/site.next : il n’y a plus de place sur ce disque (ENOSPC)."],
  // A code without a French reason keeps its message.
  [system("EMFILE"), "EMFILE: in English"],
])("prints %s in French, without a stack trace", async (error, message) => {
  await runCommand(() => Promise.reject(error));
  expect(printed.mock.calls).toEqual([[expect.stringContaining(message)]]);
  expect(process.exitCode).toBe(1);
});
