/**
 * What a demo adds to `body` by itself: a popup in a theme that the demo brings, or one whose library takes no
 * other place for it from the theme. It becomes an island, as the place is that `mount` has for popups.
 */

/** A part of what React has drawn, as far as it is read here: alike in all of its versions since 17. */
interface Fiber {
  return: Fiber | null;
  stateNode: { containerInfo?: Node } | null;
}

/** Returns what React leaves in an element that it has drawn. */
function readFiber(element: Element | null): Fiber | undefined {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
}

/** Returns the element of the React root that has drawn another one, or what is in that, through a portal. */
function findRoot(element: Element): Node | undefined {
  let fiber = readFiber(element) ?? readFiber(element.firstElementChild);
  while (fiber?.return) {
    fiber = fiber.return;
  }
  return fiber?.stateNode?.containerInfo;
}

/**
 * Makes islands of the popups of a demo that open in `body`.
 *
 * @param element the island
 * @param portal its element for popups
 * @returns what ends it
 */
export function adoptPopups(element: HTMLElement, portal: HTMLElement): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && element.contains(findRoot(node) ?? null)) {
        Object.assign(node.dataset, portal.dataset);
        node.dir = portal.dir;
        node.style.colorScheme = portal.style.colorScheme;
      }
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
