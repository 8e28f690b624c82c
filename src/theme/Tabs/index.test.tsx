import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetPreferences } from '../../../plugins/preferences/client';
import TabItem from '@theme/TabItem';
import { applyPreferences } from '../../../test/page/applyPreferences';
import { renderOnPage } from '../../../test/page/renderOnPage';
import Tabs from '.';

function Commands({ managers = ['npm', 'pnpm', 'yarn'] }: { managers?: string[] }) {
  return (
    <Tabs groupId="npm2yarn">
      {managers.map((value) => (
        <TabItem key={value} value={value} label={value === 'yarn' ? 'Yarn' : undefined}>
          {value} install
        </TabItem>
      ))}
    </Tabs>
  );
}

const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

afterEach(resetPreferences);

test('all groups of package managers show the saved one, and save the chosen one', async () => {
  localStorage.setItem('codeblock-package-manager', 'pnpm');
  applyPreferences();
  renderOnPage(
    <>
      <Commands />
      <Commands />
    </>,
  );
  expect(selected()).toEqual(['pnpm', 'pnpm']);
  await userEvent.click(screen.getAllByRole('tab', { name: 'Yarn' })[0]!);
  expect(selected()).toEqual(['Yarn', 'Yarn']);
  expect(localStorage.getItem('codeblock-package-manager')).toBe('yarn');
});

test('a group that lacks one of the package managers is independent', async () => {
  localStorage.setItem('codeblock-package-manager', 'yarn');
  applyPreferences();
  renderOnPage(<Commands managers={['npm', 'pnpm']} />);
  expect(selected()).toEqual(['npm']);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('npm install');
  await userEvent.click(screen.getByRole('tab', { name: 'pnpm' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('pnpm install');
  expect(localStorage.getItem('codeblock-package-manager')).toBe('yarn');
});

test('groups of languages follow the code language', () => {
  document.cookie = 'codeVariant=JS;path=/';
  applyPreferences();
  renderOnPage(
    <Tabs groupId="language">
      <TabItem value="TS">TypeScript</TabItem>
      <TabItem value="JS">JavaScript</TabItem>
    </Tabs>,
  );
  expect(selected()).toEqual(['JS']);
});

test('arrows, Home and End choose and take the focus along, one stop for Tab', async () => {
  renderOnPage(
    <Tabs defaultValue="b">
      <TabItem value="a">A</TabItem>
      <TabItem value="b">B</TabItem>
      <TabItem value="c">C</TabItem>
    </Tabs>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'b' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual(['c']);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'a' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(selected()).toEqual(['b']);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
