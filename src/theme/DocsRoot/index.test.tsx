import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { useHistory } from '@docusaurus/router';
import { type ComponentProps, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import DocsRoot from './index';

jest.mock('@theme-init/DocsRoot', () => ({ __esModule: true, default: () => <p>A page</p> }));
jest.mock('@theme/NotFound', () => ({
  __esModule: true,
  default: () => <p data-not-found>Nothing is here</p>,
}));

let history: ReturnType<typeof useHistory>;

function TakeHistory(): null {
  const current = useHistory();
  useEffect(() => {
    history = current;
  });
  return null;
}

/** Hydrates what the server has answered for an address that a route matches. */
async function hydrate(html: string): Promise<HTMLElement> {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main')!;
  await act(async () => {
    hydrateRoot(
      main,
      <MemoryRouter initialEntries={['/x/api/data-table/data-gird']}>
        <BrowserContextProvider>
          <DocsRoot {...({} as ComponentProps<typeof DocsRoot>)} />
        </BrowserContextProvider>
        <TakeHistory />
      </MemoryRouter>,
    );
  });
  return main;
}

test('a page is hydrated', async () => {
  const main = await hydrate('<p>A page</p>');
  expect(main).toHaveTextContent('A page');
});

test('the 404 page is kept until the address changes, and shown when it is back', async () => {
  const main = await hydrate('<p data-not-found="true">Nothing is here</p>');
  expect(main).toHaveTextContent('Nothing is here');
  await act(async () => history.push('/x/api/data-table/data-table'));
  expect(main).toHaveTextContent('A page');
  await act(async () => history.goBack());
  expect(main).toHaveTextContent('Nothing is here');
});
