/** Brings what jsdom lacks and Testing Library's matchers. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// In ms, for what never comes: how fast something comes depends on what else the machine does.
configure({ asyncUtilTimeout: 15_000 });

window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

Object.assign(globalThis, { TextDecoder, TextEncoder });

Element.prototype.scrollIntoView ??= () => {};

// jsdom has no layout: everything has a box.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;

window.docusaurus = { prefetch: () => false, preload: () => false };
