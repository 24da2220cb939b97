// After `npm ci`: makes the types of the queries, without which an editor marks errors in each section.
// A failure only warns, so that the install succeeds: without devDependencies there is no generator, and a
// query may be wrong.
import("./make-query-types")
  .then(({ makeQueryTypes }) => makeQueryTypes())
  .catch((error: unknown) =>
    console.warn(`src/queries.d.ts was not made (npm run make:types): ${String(error)}`),
  );
