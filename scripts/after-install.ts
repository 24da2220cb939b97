// After `npm ci`: makes the types of the queries, without which an editor marks each section. An install without devDependencies has no generator,
// and a query may be wrong: the packages are installed all the same.
import("./make-query-types")
  .then(({ makeQueryTypes }) => makeQueryTypes())
  .catch((error: unknown) =>
    console.warn(`src/queries.d.ts was not made (npm run make:types): ${String(error)}`),
  );
