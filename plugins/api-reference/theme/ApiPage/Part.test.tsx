import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { useLocation } from '@docusaurus/router';
import { act, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import siteConfig from '@generated/docusaurus.config';
import Part from './Part';

const site = { siteConfig } as unknown as ComponentProps<typeof Context.Provider>['value'];

function Place(): ReactNode {
  return <output>{useLocation().pathname}</output>;
}

/** Hydrates a part of a page in the HTML that the server sent. */
async function hydrate(html: string): Promise<void> {
  document.body.innerHTML = `<main><div data-api-part="props">${html}</div><output>/x/</output></main>`;
  await act(async () => {
    hydrateRoot(
      document.querySelector('main')!,
      <MemoryRouter initialEntries={['/x/']}>
        <Context.Provider value={site}>
          <Part article={null} part="props" />
          <Place />
        </Context.Provider>
      </MemoryRouter>,
    );
  });
}

const click = (name: string, init: MouseEventInit = {}) =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // jsdom can't follow links, and logs that.
    document.addEventListener('click', (late) => late.preventDefault(), { once: true });
    screen.getByText(name).dispatchEvent(event);
  });

test("keeps the server's HTML", async () => {
  await hydrate('<ul><li id="row">a row</li></ul>');
  expect(document.getElementById('row')).toHaveTextContent('a row');
});

test('its links go through the router', async () => {
  await hydrate('<a href="/x/api/graphs/bar-series">inside</a>');
  await click('inside');
  expect(screen.getByRole('status')).toHaveTextContent('/x/api/graphs/bar-series');
});

test.each([
  ['another site', '<a href="https://a.test/x/">link</a>', {}],
  ['a part of the page', `<a href="${window.location.pathname}#row">link</a>`, {}],
  ['a file', '<a href="/x/a.json" data-file>link</a>', {}],
  ['another tab', '<a href="/x/a">link</a>', { ctrlKey: true }],
])('leaves a link to %s to the browser', async (_what, html, init) => {
  await hydrate(html);
  await click('link', init);
  expect(screen.getByRole('status')).toHaveTextContent('/x/');
});
