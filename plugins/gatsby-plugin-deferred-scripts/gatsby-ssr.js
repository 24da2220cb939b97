// plugins/gatsby-plugin-deferred-scripts/src/ssr.tsx
import { jsx, jsxs } from "react/jsx-runtime";
var onPreRenderHTML = (args, pluginOptions) => {
  const { message, reload, prepare } = pluginOptions;
  const where = { and: [{ href_matches: `${__BASE_PATH__}/*` }, { not: { href_matches: "/*.*" } }] };
  const notice = /* @__PURE__ */ jsxs("div", { id: "deferred-scripts-notice", role: "alert", hidden: true, children: [
    message,
    " ",
    /* @__PURE__ */ jsx("button", { type: "submit", children: reload })
  ] }, "notice");
  const rules = prepare && /* @__PURE__ */ jsx(
    "script",
    {
      id: "deferred-scripts-rules",
      type: "speculationrules",
      dangerouslySetInnerHTML: { __html: JSON.stringify({ [prepare]: [{ where, eagerness: "moderate" }] }) }
    },
    "rules"
  );
  const script = /* @__PURE__ */ jsx("script", { dangerouslySetInnerHTML: { __html: __INLINE_SCRIPT__ } }, "inline");
  args.replacePostBodyComponents([...args.getPostBodyComponents(), notice, rules, script]);
};
export {
  onPreRenderHTML
};
