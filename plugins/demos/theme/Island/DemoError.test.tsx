import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import siteConfig from '@generated/docusaurus.config';
import type { Site } from '../../../../core/types';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { toFingerprint } from '../../client/issueLinks';
import DemoError from './DemoError';
import Island from './index';
import type { IslandOptions } from '../../types';

const error = new Error('No column is called "agee"');

test('announces which demo crashed and why', () => {
  renderOnPage(<DemoError name="SortByAge" error={error} onReset={jest.fn()} />);
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent('SortByAge crashed');
  expect(panel).toHaveTextContent('No column is called "agee"');
});

test("keeps the demo's height, so that the page does not move", () => {
  renderOnPage(<DemoError name="SortByAge" error={error} height={300} onReset={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveStyle({ minHeight: '300px' });
});

test('offers to reset the demo', async () => {
  const onReset = jest.fn();
  renderOnPage(<DemoError name="SortByAge" error={error} onReset={onReset} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

test('leads to known reports and to a new one where there is a repository', () => {
  const { customFields } = siteConfig as unknown as { customFields: { site: Site } };
  const site = { ...customFields.site, repository: 'https://git.example/x-docs' };
  renderOnPage(<DemoError name="FirstGrid" error={error} onReset={jest.fn()} />, {
    customFields: { site },
  });
  const known = screen.getByRole('link', { name: 'Search issues' });
  const report = screen.getByRole('link', { name: 'Report it' });
  expect(known).toHaveAttribute('href', expect.stringContaining(toFingerprint(error)));
  expect(report).toHaveAttribute('href', expect.stringContaining('/issues/new?title='));
});

test.each([
  ['null', null],
  ['No rows', 'No rows'],
])('shows %s when a demo throws it', async (text, thrown) => {
  globalThis.IntersectionObserver = class {
    constructor(private see: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.see([{ isIntersecting: true }]);
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const load = () => Promise.resolve({ default: ({ onError }: IslandOptions) => onError(thrown) });
  renderOnPage(<Island name="SortByAge" load={load} />);
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent(`SortByAge crashed${text}`);
});
