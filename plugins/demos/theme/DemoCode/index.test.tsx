import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { DemoModule, DemoSource } from '../../types';
import DemoCode from './index';

const toSource = (ending: string): DemoSource => ({
  files: [
    { name: `SignIn.${ending}`, code: 'page;\n', html: 'page;' },
    { name: `Form.${ending}`, code: 'form;\n', html: 'form;' },
  ],
});

const demo: DemoModule = {
  name: 'SignIn',
  id: 'SignIn',
  path: 'docs/templates/sign-in/SignIn.tsx',
  styles: ['Acme System'],
  previews: [],
  previewLines: 0,
  load: () => Promise.resolve({ default: 'a page' }),
  prerendered: { TS: { html: 'page;' }, JS: { html: 'page;' } },
  loadSources: () =>
    Promise.resolve({ default: { 'Acme System': { TS: toSource('tsx'), JS: toSource('js') } } }),
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('shows all files of a demo that runs elsewhere, to be read and taken away', async () => {
  const user = userEvent.setup();
  renderOnPage(<DemoCode demo={demo} title="Sign in" aloneUrl="/templates/sign-in" />);
  expect(screen.getByRole('figure', { name: 'Code of SignIn' })).toHaveAttribute('id', 'SignIn');
  await user.click(screen.getByRole('button', { name: 'Expand code' }));
  await user.click(await screen.findByRole('tab', { name: 'Form.tsx' }));
  expect(screen.getAllByText('form;')).toHaveLength(2);
  for (const name of ['Edit', 'Reset demo']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.getByRole('button', { name: 'Download as a project (.zip)' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open full screen' })).toHaveAttribute(
    'href',
    '/x/templates/sign-in',
  );
});
