/** The toasts that tell the outcome of a study request, on any page. */
import { Link } from "gatsby";

/** Its text is specified (product specification, section 8). */
export const SentToast = () => (
  <>
    <p>{"Demande d'étude envoyée\u00a0!"}</p>
    <p>Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.</p>
  </>
);

/** Shown only where the form is on another page, because the form has its own message. */
export const NotSentToast = () => (
  <>
    <p>Votre demande d’étude n’est pas confirmée.</p>
    <p>
      Votre saisie est conservée&nbsp;: <Link to="/#contact">revenir au formulaire</Link>
    </p>
  </>
);
