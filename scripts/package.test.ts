import { scripts } from "../package.json";

/** Programs of every system: Node's own, and those of node_modules/.bin, which npm puts on the path. */
const PROGRAMS = ["node", "npm", "eslint", "jest", "knip", "playwright", "prettier", "tsc"];

/** Syntax that scripts avoid, because shells differ: a variable, a quote, a pattern, an escape, a pipe, a redirection, a second command. */
const SHELL_SYNTAX = /[$'`*|;<>\\]/;

/** The words of a command that some shell does not know. */
function unportableWords(command: string): string[] {
  return command.split(" && ").flatMap((part) => {
    const [program = "", ...words] = part.split(" ");
    const unknown = PROGRAMS.includes(program) ? [] : [program];
    return [...unknown, ...words.filter((word) => SHELL_SYNTAX.test(word))];
  });
}

it.each(Object.entries(scripts))("npm run %s works in every shell, also in cmd.exe", (_name, command) => {
  expect(unportableWords(command)).toEqual([]);
});

it.each([
  ["CI= npm run build", "CI="],
  ["exec node build.ts", "exec"],
  ["rm -rf site", "rm"],
  ["npm run clean && find src -newer site", "find"],
  ["node $HOME/build.ts", "$HOME/build.ts"],
  ["prettier --check 'src'", "'src'"],
])("sees what cmd.exe lacks in %s", (command, word) => {
  expect(unportableWords(command)).toContain(word);
});
