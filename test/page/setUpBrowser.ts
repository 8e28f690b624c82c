/** Brings what jsdom lacks and Testing Library's matchers. */
import '@testing-library/jest-dom';

window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

Element.prototype.scrollIntoView ??= () => {};

window.docusaurus = { prefetch: () => false, preload: () => false };
