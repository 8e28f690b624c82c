import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { ChangeCounts } from '../../compare/types';
import ApiChanges from './index';

const counts: ChangeCounts = {
  added: 34,
  removed: 12,
  retyped: 0,
  required: 0,
  default: 0,
  deprecated: 1,
  plan: 0,
};

test('says how much changed and links to the comparison in the current version', () => {
  renderOnPage(<ApiChanges product="data-table" from="v6" to="current" counts={counts} />, {
    customFields: { version: 'v6' },
  });
  expect(
    screen.getByText(
      'Data Table API changes from v6 to 8.11.0: 34 added, 12 removed, 1 newly deprecated.',
      { exact: false },
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all changes' })).toHaveAttribute(
    'href',
    '/x/api/compare?from=v6&to=8.11.0&product=data-table',
  );
});

test('a version that does not exist stops the build', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    renderOnPage(<ApiChanges product="data-table" from="v3" to="8.11.0" counts={counts} />),
  ).toThrow(
    '<ApiChanges> names version "v3", which isn\'t in site.ts. Use one of: current, v6, v4.',
  );
});
