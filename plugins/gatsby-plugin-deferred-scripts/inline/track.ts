/** @returns a function that finds the element again by tag, name, text and position, after React has redrawn the page. */
export function track<Kind extends Element>(element: Kind): () => Kind | undefined {
  const { tagName, textContent } = element;
  const name = element.getAttribute("name");
  const lookalikes = () =>
    [...document.querySelectorAll<Kind>(tagName)].filter(
      (other) => other.textContent === textContent && other.getAttribute("name") === name,
    );
  const position = lookalikes().indexOf(element);
  return () => (element.isConnected ? element : lookalikes()[position]);
}
