import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import type { Site } from '../../../../core/types';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import Feedback from '.';

type Content = ComponentProps<typeof DocProvider>['content'];

const { site } = (siteConfig as unknown as { customFields: { site: Site } }).customFields;
const endpoint = 'https://feedback.example.com/docs';
const page = '/x/react-graphs/bars';

/** Opens a page of a site whose owner set this. */
function open(set: Partial<Site>, path = page, more?: ReactNode) {
  const content = { metadata: { title: 'Bars' } } as unknown as Content;
  return renderOnPage(
    <DocProvider content={content}>
      <article>
        <h2 id="stacks">Stacks</h2>
        <Feedback />
        {more}
      </article>
    </DocProvider>,
    { path, customFields: { site: { ...site, ...set } } },
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');

/** Answers every request; returns what was sent. */
function answer(respond: () => Promise<{ ok: boolean; status: number }>): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = ((_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return respond();
  }) as unknown as typeof fetch;
  return sent;
}

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  localStorage.clear();
  sessionStorage.clear();
});

test('asks nothing where there is neither a receiver nor a repository', () => {
  open({ feedback: undefined, repository: undefined });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('leads to an issue about the page where there is no receiver', () => {
  open({ repository: 'https://github.com/example/docs' });
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open an issue' });
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe('https://github.com/example/docs/issues/new');
  expect(searchParams.get('title')).toBe('[docs] Bars (8.11.0)');
  expect(searchParams.get('body')).toContain('Page: https://docs.example.com/x/react-graphs/bars');
});

test('sends a rating with a comment, and says so', async () => {
  const sent = answer(() => Promise.resolve({ ok: true, status: 204 }));
  open({ feedback: endpoint });
  await press('Yes');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveAccessibleName('What did you like about this page? (optional)');
  await userEvent.keyboard('The <b>stacks</b>');
  await press('Submit');
  expect(await screen.findByText('Feedback submitted')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  expect(sent).toEqual([
    {
      rating: 1,
      comment: 'The <b>stacks</b>',
      page: '/x/react-graphs/bars',
      section: null,
      version: '8.11.0',
      language: 'en',
      product: 'x-graphs',
    },
  ]);
});

test('sends once, however often it is pressed while it is on its way', async () => {
  let arrive = () => {};
  const sent = answer(
    () => new Promise((resolve) => (arrive = () => resolve({ ok: true, status: 200 }))),
  );
  open({ feedback: endpoint });
  await press('No');
  await field();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  arrive();
  expect(await screen.findByText('Feedback submitted')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('keeps the text when sending fails, and sends it at the next try', async () => {
  const answers = [Promise.reject(new TypeError('offline')), { ok: false, status: 500 }];
  const sent = answer(() => Promise.resolve(answers.shift() ?? { ok: true, status: 200 }));
  open({ feedback: endpoint });
  await press('No');
  await userEvent.type(await field(), 'Too short');
  for (const _failure of ['offline', 'status 500']) {
    await press('Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't submit feedback. Please try again later.",
    );
    expect(await field()).toHaveValue('Too short');
  }
  await userEvent.type(await field(), '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Feedback submitted')).toBeInTheDocument();
  expect(sent).toHaveLength(3);
});

test('keeps a draft over a reload, until it is sent', async () => {
  answer(() => Promise.resolve({ ok: true, status: 200 }));
  const { unmount } = open({ feedback: endpoint });
  await press('No');
  await userEvent.type(await field(), 'Half a sen');
  unmount();
  open({ feedback: endpoint });
  expect(await field()).toHaveValue('Half a sen');
  expect(await field()).not.toHaveFocus();
  await press('Submit');
  await screen.findByText('Feedback submitted');
  await press('No');
  expect(await field()).toHaveValue('');
});

test('sends the draft of a section with its section after a reload', async () => {
  const sent = answer(() => Promise.resolve({ ok: true, status: 200 }));
  const { unmount } = open({ feedback: endpoint });
  await press('Comment on Stacks');
  await userEvent.type(await field(), 'Not clear');
  unmount();
  open({ feedback: endpoint });
  expect(await field()).toHaveValue('Not clear');
  expect(await field()).toHaveAccessibleName('What about “Stacks”? (optional)');
  await press('Submit');
  await screen.findByText('Feedback submitted');
  expect(sent).toMatchObject([{ section: 'stacks', comment: 'Not clear' }]);
});

test('keeps a draft where it belongs when another form opens', async () => {
  open({ feedback: endpoint });
  await press('No');
  await userEvent.type(await field(), 'About the page');
  await press('Comment on Stacks');
  expect(await field()).toHaveValue('');
  await userEvent.type(await field(), 'About stacks');
  await press('No');
  expect(await field()).toHaveValue('About the page');
  await press('Comment on Stacks');
  expect(await field()).toHaveValue('About stacks');
});

test('keeps what is typed while a comment is on its way', async () => {
  let arrive = () => {};
  answer(() => new Promise((resolve) => (arrive = () => resolve({ ok: true, status: 200 }))));
  const { unmount } = open({ feedback: endpoint });
  await press('No');
  await userEvent.type(await field(), 'Too short.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.type(await field(), ' And too long');
  arrive();
  expect(await screen.findByText('Feedback submitted')).toBeInTheDocument();
  expect(await field()).toHaveValue('And too long');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  unmount();
  open({ feedback: endpoint });
  expect(await field()).toHaveValue('And too long');
});

test('leaves a form alone that was opened while a comment was on its way', async () => {
  let arrive = () => {};
  answer(() => new Promise((resolve) => (arrive = () => resolve({ ok: true, status: 200 }))));
  open({ feedback: endpoint });
  await press('No');
  await userEvent.type(await field(), 'Too short.');
  await press('Submit');
  await userEvent.type(await field(), ' And too long');
  await press('Comment on Stacks');
  await userEvent.type(await field(), 'Too high');
  arrive();
  expect(await screen.findByText('Feedback submitted')).toBeInTheDocument();
  expect(await field()).toHaveValue('Too high');
  expect(await field()).toHaveFocus();
  await press('No');
  expect(await field()).toHaveValue('And too long');
});

test('forgets the draft when it is canceled', async () => {
  const { unmount } = open({ feedback: endpoint });
  await press('No');
  await userEvent.type(await field(), 'Never mind');
  await press('Cancel');
  unmount();
  open({ feedback: endpoint });
  await press('No');
  expect(await field()).toHaveValue('');
});

test('shows the draft of each page, also from page to page', async () => {
  sessionStorage.setItem('feedback-draft-/x/react-graphs/bars', 'About bars');
  sessionStorage.setItem('feedback-draft-/x/react-graphs/lines', 'About lines');
  function Next() {
    const { push } = useHistory();
    return <button onClick={() => push('/x/react-graphs/lines')}>Next</button>;
  }
  open({ feedback: endpoint }, page, <Next />);
  expect(await field()).toHaveValue('About bars');
  await press('Next');
  expect(await field()).toHaveValue('About lines');
});

test('remembers the vote of each page', async () => {
  const { unmount } = open({ feedback: endpoint });
  await press('No');
  await field();
  unmount();
  const again = open({ feedback: endpoint }, `${page}/#stacks`);
  expect(await screen.findByRole('button', { name: 'No', pressed: true })).toBeInTheDocument();
  again.unmount();
  open({ feedback: endpoint }, '/x/react-graphs/lines');
  expect(await screen.findByRole('button', { name: 'No', pressed: false })).toBeInTheDocument();
});

test('takes a comment on a section, without a vote', async () => {
  const sent = answer(() => Promise.resolve({ ok: true, status: 200 }));
  open({ feedback: endpoint });
  await press('Comment on Stacks');
  expect(await field()).toHaveAccessibleName('What about “Stacks”? (optional)');
  await press('Submit');
  await screen.findByText('Feedback submitted');
  expect(sent).toMatchObject([{ section: 'stacks', rating: null }]);
  expect(screen.getByRole('button', { name: 'Comment on Stacks' })).toHaveFocus();
});

test('Escape and Cancel close the form and give the focus back', async () => {
  open({ feedback: endpoint });
  await press('Yes');
  await field();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await press('No');
  await field();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
});

test('works where storage is blocked', async () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  open({ feedback: endpoint });
  await press('Yes');
  await userEvent.type(await field(), 'Good');
  expect(await field()).toHaveValue('Good');
  expect(screen.getByRole('button', { name: 'Yes', pressed: true })).toBeInTheDocument();
  await press('Comment on Stacks');
  await press('Yes');
  expect(await field()).toHaveValue('Good');
});
