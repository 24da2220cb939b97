/**
 * Removes the elements that extensions have inserted, just before React hydrates. Otherwise React would find
 * HTML that is not its own, and redraw the whole page. A redraw loses a half-typed date, because no script
 * can read it.
 */
export function removeInsertions(page: HTMLElement): void {
  const inserted: ChildNode[] = [];
  const collect = (records: readonly MutationRecord[]) => {
    // A record that also removes nodes is a replacement, such as a translator's. React redraws it.
    for (const { addedNodes, removedNodes } of records)
      if (removedNodes.length === 0) inserted.push(...([...addedNodes] as ChildNode[]));
  };
  const observer = new MutationObserver(collect);
  observer.observe(page, { childList: true, subtree: true });
  const remove = () => {
    collect(observer.takeRecords());
    observer.disconnect();
    for (const node of inserted) node.remove();
  };
  document.addEventListener("hydrating", remove, { once: true });
}
