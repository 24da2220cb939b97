/**
 * Replaces `react-fast-compare` in react-helmet, which compares a Helmet's old and new props. The site's are data of JSON: texts, and
 * lists of tags (src/components/layout/Seo.tsx).
 */
export default function haveSameContent(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
