import { scripts } from "../package.json";

/** Programs that npm puts on the path of every system. */
const PROGRAMS = ["node", "npm", "eslint", "jest", "knip", "playwright", "prettier", "tsc"];

/** Syntax that cmd.exe reads otherwise than other shells: a variable, a quote, a pattern, a pipe, a second command. */
const OF_A_SHELL = /[$'`*|;<>\\]|^\w+=/;

function notEverywhere(command: string): string[] {
  return command.split(" && ").flatMap((part) => {
    const [program = "", ...words] = part.split(" ");
    const unknown = PROGRAMS.includes(program) ? [] : [program];
    return [...unknown, ...words.filter((word) => OF_A_SHELL.test(word))];
  });
}

it.each(Object.entries(scripts))("npm run %s works in every shell, also in cmd.exe", (_name, command) => {
  expect(notEverywhere(command)).toEqual([]);
});

it.each([
  ["CI= npm run build", "CI="],
  ["exec node build.ts", "exec"],
  ["rm -rf site", "rm"],
  ["npm run clean && find src -newer site", "find"],
  ["node $HOME/build.ts", "$HOME/build.ts"],
  ["prettier --check 'src'", "'src'"],
])("sees what cmd.exe lacks in %s", (command, word) => {
  expect(notEverywhere(command)).toContain(word);
});
