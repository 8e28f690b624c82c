/** Which React draws what on a page, by the hook that React has for developer tools. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The version of React that draws into each element that is a root. */
    reactRoots: Map<Element, string>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Makes a page note which React draws where. Call it before the page is opened. */
export async function watchReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const versions: string[] = [];
    window.reactRoots = new Map();
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: ({ version }: { version: string }) => versions.push(version) - 1,
      onCommitFiberRoot(renderer: number, { containerInfo }: { containerInfo: Node }) {
        const { documentElement } = document;
        const element = containerInfo instanceof Element ? containerInfo : documentElement;
        window.reactRoots.set(element, versions[renderer] ?? 'unknown');
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      setStrictMode() {},
      checkDCE() {},
    };
  });
}

/** Returns the versions of the React of the page and of that of a demo on it. */
export function readReactVersions(
  page: Page,
  demo: string,
): Promise<{ page: string[]; demo: string[] }> {
  return page.evaluate((name) => {
    const island = document.querySelector(`[data-demo="${name}"]`);
    const roots = [...window.reactRoots];
    const ofDemo = roots.filter(([element]) => island?.contains(element));
    const ofPage = roots.filter(([element]) => !element.closest('[data-demo]'));
    return {
      page: ofPage.map(([, version]) => version),
      demo: ofDemo.map(([, version]) => version),
    };
  }, demo);
}
