import { type ReactNode, useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { PageEvidence } from '../../types';
import AccessibilityItem from './index';

const page: PageEvidence = {
  measured: '2026-01-02',
  axe: '4.9.1',
  packages: { widgets: '1.2.3' },
  demos: {
    Bars: {
      rules: 12,
      failures: [
        {
          rule: 'color-contrast',
          help: 'Elements must have enough contrast',
          impact: 'serious',
          views: ['dark ltr', 'dark rtl'],
          count: 3,
          elements: ['text.Bars-label "<b>May</b>"'],
        },
      ],
      stops: ['button "Sort"', 'slider "Zoom"'],
      withoutFocus: [1],
      unreachable: ['button "Clear"'],
      tree: ['- button "Sort"', '- slider "Zoom"'],
      cut: 7,
      outdated: true,
    },
    Lines: { rules: 5, stops: [], tree: ['- img'] },
  },
};

/** A demo with its menu, and the place for what items show. */
function Bench({ name }: { name: string }) {
  const [below, setBelow] = useState<ReactNode>();
  return (
    <figure>
      <div data-demo={name}>
        <button type="button" aria-haspopup="menu">
          Menu of a column
        </button>
      </div>
      <button type="button" aria-haspopup="menu">
        More actions
      </button>
      <div role="menu">
        <AccessibilityItem name={name} show={setBelow} className="item" onClick={() => {}} />
      </div>
      {below}
    </figure>
  );
}

let answers: (() => Promise<unknown>)[] = [];
const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = ((url: string) => {
    requests.push(url);
    return (answers.shift() ?? (() => Promise.reject(new Error('offline'))))();
  }) as typeof fetch;
});

const answer = (content: unknown) => () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(content) });

/** Opens what was found in a demo of a page; another page for each test, since files are loaded once. */
async function openPanel(path: string, name: string) {
  const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {}, linked: [] } } };
  renderOnPage(<Bench name={name} />, { globalData, path });
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Accessibility' }));
  return screen.findByRole('region', { name: `Accessibility of ${name}` });
}

test('shows what was found, as text, with the day and the versions', async () => {
  answers = [answer(page)];
  const panel = await openPanel('/x/bars', 'Bars');
  expect(await within(panel).findByText(/January 2, 2026 with axe 4\.9\.1/)).toBeInTheDocument();
  expect(requests).toEqual(['/x/bars/accessibility-evidence.json']);
  expect(panel).toHaveTextContent('widgets 1.2.3');
  expect(panel).toHaveTextContent('The demo has changed since then.');
  expect(within(panel).getByRole('link', { name: 'color-contrast' })).toHaveAttribute(
    'href',
    'https://dequeuniversity.com/rules/axe/4.9/color-contrast',
  );
  expect(panel).toHaveTextContent('Impact: serious. Elements: 3, dark; dark, right to left.');
  expect(panel).toHaveTextContent('text.Bars-label "<b>May</b>"');
  const stops = within(panel).getAllByRole('listitem');
  expect(stops.find((item) => item.textContent.startsWith('slider'))).toHaveTextContent(
    "Focus isn't visible",
  );
  expect(panel).toHaveTextContent('button "Clear"');
  expect(panel).toHaveTextContent('Lines left out: 7');
});

test('says that nothing fails, and that Tab does not stop', async () => {
  answers = [answer(page)];
  const panel = await openPanel('/x/lines', 'Lines');
  expect(await within(panel).findByText(/No violation of the 5 axe rules/)).toBeInTheDocument();
  expect(panel).toHaveTextContent("Tab doesn't stop in the demo.");
  expect(panel).not.toHaveTextContent('changed since');
});

test.each([
  ['a page', '/x/never', null, 'Bars'],
  ['a demo', '/x/new', page, 'constructor'],
])('says that %s was never measured', async (_what, path, content, name) => {
  answers = [answer(content)];
  const panel = await openPanel(path, name);
  expect(await within(panel).findByText("This demo hasn't been measured yet.")).toBeInTheDocument();
});

test('loads again after a failure', async () => {
  answers = [() => Promise.reject(new Error('offline')), answer(page)];
  const panel = await openPanel('/x/later', 'Lines');
  await userEvent.click(await within(panel).findByRole('button', { name: 'Try again' }));
  expect(await within(panel).findByText(/No violation/)).toBeInTheDocument();
  expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
});

test('takes the focus, and gives it back to the menu when it closes', async () => {
  answers = [answer(page)];
  const panel = await openPanel('/x/focus', 'Lines');
  expect(panel).toHaveFocus();
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
});
