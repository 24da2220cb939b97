// Nothing: see src/content-model/sources/contentful.ts.
