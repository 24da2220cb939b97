import { lazy, useEffect, useRef, useState } from "react";

import { reloadWithFields } from "../../plugins/gatsby-plugin-deferred-scripts/start/kept-fields";
import { secondaryButton } from "../components/Button";
import { colors, space } from "../theme/tokens";
import { ContactInstead } from "./ContactInstead";
import type { StudyRequestFormProps } from "./StudyRequestForm";
import { whenNeeded } from "./when-needed";

/** The form with react-final-form, final-form and notistack: a file of its own, which the page does not start with. */
const loadForm = () => import(/* webpackChunkName: "study-request" */ "./mount-form");

const FormInHtml = lazy(loadForm);

/** React compares this object, not its text: another one would empty the container. */
const htmlAsServed = { __html: "" };

/** How long to wait before the form's code is asked for again, in milliseconds. */
const retryDelay = 5000;

/**
 * The form is in the page's HTML, and gets a React root of its own once its code is there. In the page's root it would be a
 * Suspense boundary that waits for hydration, and React throws the HTML of such a boundary away, with all that was typed, as
 * soon as a context above it changes: the router's does at every click on an anchor (react.dev/errors/421).
 */
function FormInBrowser(props: StudyRequestFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const [unreachable, setUnreachable] = useState(false);
  const latest = useRef(props);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let unmount: (() => void) | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let left = false;

    const start = () =>
      loadForm().then(
        ({ mountForm }) => {
          if (left) return;
          setUnreachable(false);
          unmount = mountForm(element, latest.current);
        },
        () => {
          if (left) return;
          setUnreachable(true);
          retry = setTimeout(() => void start(), retryDelay);
        },
      );
    void (element.hasChildNodes() ? whenNeeded(element).then(start) : start());

    return () => {
      left = true;
      clearTimeout(retry);
      unmount?.();
    };
  }, []);

  return (
    <>
      {unreachable && (
        <div
          role="alert"
          css={{
            marginBottom: space(4),
            padding: space(2),
            borderLeft: `6px solid ${colors.error}`,
            background: colors.errorSoft,
          }}
        >
          <ContactInstead settings={props.settings}>
            Le formulaire ne répond pas encore&nbsp;: la connexion semble interrompue, ou le site vient de
            changer. Ce que vous avez saisi est resté. Si rien ne vient, rechargez la page&nbsp;: vos réponses
            seront gardées, les fichiers seront à joindre à nouveau.
          </ContactInstead>
          <p css={{ marginTop: space(2) }}>
            <button type="button" onClick={() => reloadWithFields(document)} css={secondaryButton}>
              Recharger la page
            </button>
          </p>
        </div>
      )}
      <div ref={container} dangerouslySetInnerHTML={htmlAsServed} suppressHydrationWarning />
    </>
  );
}

/** The study request on its page: its HTML from the server, its code when it is needed, and another way without scripts. */
export const StudyRequest = (props: StudyRequestFormProps) => (
  <>
    <noscript>
      <ContactInstead settings={props.settings}>
        Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.
      </ContactInstead>
    </noscript>
    {typeof window === "undefined" ? (
      <div>
        <FormInHtml {...props} />
      </div>
    ) : (
      <FormInBrowser {...props} />
    )}
  </>
);
