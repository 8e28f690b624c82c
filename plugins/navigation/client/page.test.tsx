import type { ReactNode } from 'react';
import { renderOnPage } from '../../../test/page/renderOnPage';
import { usePage } from './page';

const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {} } } };

/** Opens a page; returns its subject at the first render, which is hydration, and at the last. */
function open(path: string): [first: string | undefined, last: string | undefined] {
  const subjects: string[] = [];
  function Probe(): ReactNode {
    subjects.push(usePage().subject);
    return null;
  }
  renderOnPage(<Probe />, { path, globalData });
  return [subjects[0], subjects.at(-1)];
}

afterEach(() => document.body.replaceChildren());

test('a page is about its product', () => {
  expect(open('/x/react-graphs/bars')).toEqual(['graphs', 'graphs']);
});

test('the 404 page is hydrated as the file that it is for all products', () => {
  document.body.innerHTML = '<main data-not-found></main>';
  expect(open('/x/react-graphs/bar')).toEqual(['general', 'graphs']);
});
