import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import siteConfig from '../../../../test/page/generated/docusaurus.config';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { Site } from '../../../../core/types';
import Items from './Items';

const { site } = siteConfig.customFields;
const chat = 'https://chat.example.com';
const tab = { opener: {}, close: jest.fn(), location: { replace: jest.fn() } };

/** The menu of a page, on a site with a chat. */
function setUp(answer: Partial<Response>, more: Partial<Site> = {}) {
  const send = jest.fn(async (url: string, _request?: RequestInit) =>
    url.startsWith(chat) ? answer : { ok: true, text: async () => '# Lines' },
  );
  Object.assign(globalThis, { fetch: send });
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  AbortSignal.timeout ??= () => new AbortController().signal;
  renderOnPage(<Items pathname="/x/react-graphs/lines" data="/x/lines.json" variant="TS" />, {
    path: '/x/react-graphs/lines',
    customFields: { site: { ...site, chat, ...more } },
    globalData: { 'docusaurus-plugin-navigation': { default: { subjects: {} } } },
  });
  return { user: userEvent.setup(), send };
}

const ask = () => screen.getByRole('menuitem', { name: 'Open in chat' });

test('opens the page in the chat as Markdown, with the package that it is about', async () => {
  document.title = 'Lines | X Docs';
  const nextUrl = `${chat}/c/1`;
  const { user, send } = setUp({ ok: true, json: async () => ({ nextUrl }) });
  await user.click(ask());
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(nextUrl));
  const [, request] = send.mock.calls.find(([url]) => url.startsWith(chat)) ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'lines',
    description: 'Lines | X Docs',
    files: [{ path: 'lines.md', content: '# Lines', isEntry: true }],
    type: 'x-docs-page',
    package: { name: '@acme/x-graphs', version: '8.11.0' },
  });
});

test('says that it failed to open chat, and can be asked again', async () => {
  const { user } = setUp({ ok: false, status: 500 });
  await user.click(ask());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to open chat');
  expect(tab.close).toHaveBeenCalled();
  await user.click(alert);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('links to the data of the page', () => {
  setUp({});
  expect(screen.getByRole('menuitem', { name: 'View as JSON' })).toHaveAttribute(
    'href',
    '/x/lines.json',
  );
});

const assistants = () =>
  screen.queryAllByRole('menuitem', { name: /^Open in (?!chat)/ }) as HTMLAnchorElement[];

test('opens the page in well-known assistants, by the address of its Markdown', () => {
  setUp({});
  expect(assistants().map(({ textContent }) => textContent)).toEqual([
    'Open in ChatGPT',
    'Open in Claude',
    'Open in Perplexity',
  ]);
  for (const { href, rel } of assistants()) {
    expect(new URL(href).searchParams.get('q')).toContain(`${site.url}/x/react-graphs/lines.md `);
    expect(rel).toBe('noopener noreferrer');
  }
});

test('opens it in those that the owner of the site names, or in none', () => {
  setUp({}, { assistants: [{ name: 'Ours', url: 'https://ask.example.com/?a=$&&q={prompt}' }] });
  const [own] = assistants();
  expect(own).toHaveTextContent('Open in Ours');
  expect(new URL(own?.href ?? '').searchParams.get('q')).toMatch(/^Read https:/);
});

test('an empty list turns assistants off', () => {
  setUp({}, { assistants: [] });
  expect(assistants()).toEqual([]);
});
