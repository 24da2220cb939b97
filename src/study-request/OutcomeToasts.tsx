import { Link } from "gatsby";

/** Product specification, section 8. */
export const SentToast = () => (
  <>
    <p>{"Demande d'étude envoyée\u00a0!"}</p>
    <p>Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.</p>
  </>
);

/** Where the form is on another page. */
export const NotSentToast = () => (
  <>
    <p>Votre demande d’étude n’est pas confirmée.</p>
    <p>
      Votre saisie est conservée&nbsp;: <Link to="/#contact">revenir au formulaire</Link>
    </p>
  </>
);
