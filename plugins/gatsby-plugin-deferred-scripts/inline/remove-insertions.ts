/**
 * Removes what extensions have inserted, just before React hydrates: React would otherwise redraw the whole page, also without these
 * elements, and a half-typed date cannot be copied.
 */
export function removeInsertions(page: HTMLElement): void {
  const inserted: ChildNode[] = [];
  const collect = (records: readonly MutationRecord[]) => {
    // A translator replaces nodes. React has to redraw them.
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
