/** What visitors say about a page reaches its receiver once, and what they typed is never lost. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { hydrated, open } from '../support/page';
import { expect, test } from './fixtures';
import { fixture, pages } from './site';

test.use({ consent: 'denied', allowedRequests: [/feedback\.example\.com/] });

/** Answers for the receiver; returns what it was sent. */
async function receive(
  context: BrowserContext,
  answer: (route: Route) => Promise<unknown>,
): Promise<unknown[]> {
  const received: unknown[] = [];
  await context.route(fixture.feedback ?? '', async (route) => {
    const request = route.request();
    received.push({
      method: request.method(),
      type: request.headers()['content-type'],
      body: request.postDataJSON() as unknown,
    });
    await answer(route);
  });
  return received;
}

const ok = (route: Route) => route.fulfill({ status: 204 });

const post = (body: object) => ({ method: 'POST', type: 'application/json', body });

const said = {
  rating: null,
  comment: '',
  page: pages.ranges,
  section: null,
  version: 'v10',
  language: 'en',
  product: 'x-calendar',
};

const findFeedback = (page: Page) => page.getByRole('region', { name: 'Feedback' });

test('a vote and a comment are sent once on a double click, and the vote is remembered', async ({
  page,
  context,
}) => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const received = await receive(context, async (route) => {
    await finished;
    await ok(route);
  });
  await open(page, pages.ranges);
  const feedback = findFeedback(page);
  const yes = feedback.getByRole('button', { name: 'Yes' });
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await yes.click();
  const field = feedback.getByLabel('What did you like about this page? (optional)');
  await expect(field).toBeFocused();
  await field.fill('Says "yes" – <b>why</b>?');
  await expectAccessible(page, { within: 'main' });
  await feedback.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(feedback.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  finish();
  await expect(feedback.getByRole('status')).toHaveText('Feedback submitted');
  await expect(field).toBeHidden();
  expect(received).toEqual([post({ ...said, rating: 1, comment: 'Says "yes" – <b>why</b>?' })]);

  await page.reload();
  await hydrated(page);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(field, 'what was sent is not offered again').toBeHidden();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar overview' })).toBeVisible();
  await expect(yes, 'the vote belongs to its page').toHaveAttribute('aria-pressed', 'false');
});

const failures: Record<string, (route: Route) => Promise<unknown>> = {
  'the receiver fails': (route) => route.fulfill({ status: 500, body: '{"ok":true}' }),
  'there is no network': (route) => route.abort('failed'),
};

for (const [what, answer] of Object.entries(failures)) {
  test(`a comment stays in the form when ${what}, and can be sent again`, async ({
    page,
    context,
  }) => {
    let next = answer;
    const received = await receive(context, (route) => next(route));
    await open(page, pages.ranges);
    const feedback = findFeedback(page);
    await feedback.getByRole('button', { name: 'No' }).click();
    const field = feedback.getByLabel('How can we improve this page? (optional)');
    await field.fill('The text');
    await field.press('Control+Enter');
    const failure = feedback.getByRole('alert');
    await expect(failure).toHaveText("Couldn't submit feedback. Please try again later.");
    await expect(field).toHaveValue('The text');

    next = ok;
    await feedback.getByRole('button', { name: 'Submit' }).click();
    await expect(feedback.getByRole('status')).toHaveText('Feedback submitted');
    const sent = post({ ...said, rating: 0, comment: 'The text' });
    expect(received).toEqual([sent, sent]);
  });
}

test(
  'a receiver that does not answer in time is a failure',
  { tag: '@all' },
  async ({ page, context }) => {
    // Never answered: the request ends with the page.
    await receive(context, () => new Promise(() => {}));
    await open(page, pages.ranges);
    const feedback = findFeedback(page);
    await feedback.getByRole('button', { name: 'No' }).click();
    await feedback.getByRole('textbox').fill('The text');
    await feedback.getByRole('button', { name: 'Submit' }).click();
    await expect(feedback.getByRole('alert')).toHaveText(
      "Couldn't submit feedback. Please try again later.",
    );
    await expect(feedback.getByRole('textbox')).toHaveValue('The text');
  },
);

test('a comment from a heading is about its section', async ({ page, context }) => {
  const received = await receive(context, ok);
  await open(page, pages.ranges);
  const feedback = findFeedback(page);
  const opener = page.getByRole('button', { name: 'Comment on Limit the length' });
  await opener.click();
  const field = feedback.getByLabel('What about “Limit the length”? (optional)');
  await expect(field).toBeFocused();
  await field.fill('Not clear');
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback.getByRole('status')).toHaveText('Feedback submitted');
  await expect(opener, 'the visitor is back where they were').toBeFocused();
  expect(received).toEqual([post({ ...said, comment: 'Not clear', section: 'limit-the-length' })]);
});

test('what was typed is there after a reload, and gone after Cancel', async ({ page }) => {
  await open(page, pages.ranges);
  const feedback = findFeedback(page);
  const field = feedback.getByRole('textbox');
  await feedback.getByRole('button', { name: 'Yes' }).click();
  await field.fill('Half a sent');
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('Half a sent');
  await feedback.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(feedback.getByText('Was this page helpful?')).toBeVisible();
  await expect(field).toBeHidden();
});

test('a comment on a section is sent with it after a reload, and never where a redirect leads to', async ({
  page,
  context,
}) => {
  let answer = (route: Route) =>
    route.fulfill({ status: 302, headers: { location: '/x/react-calendar' } });
  const received = await receive(context, (route) => answer(route));
  await open(page, pages.ranges);
  const feedback = findFeedback(page);
  await page.getByRole('button', { name: 'Comment on Limit the length' }).click();
  await feedback.getByRole('textbox').fill('Not clear');
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback.getByRole('alert')).toContainText("Couldn't submit feedback.");
  await page.reload();
  await hydrated(page);
  await expect(feedback.getByLabel('What about “Limit the length”? (optional)')).toHaveValue(
    'Not clear',
  );
  answer = ok;
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback.getByRole('status')).toHaveText('Feedback submitted');
  const sent = post({ ...said, comment: 'Not clear', section: 'limit-the-length' });
  expect(received).toEqual([sent, sent]);
});

test('a comment on a translated page names its language, and its page without it', async ({
  page,
  context,
}) => {
  const received = await receive(context, ok);
  await open(page, `/zh${pages.overview}`);
  const feedback = page.getByRole('region', { name: '反馈' });
  await feedback.getByRole('button').first().click();
  await feedback.getByRole('textbox').press('Control+Enter');
  await expect(feedback.getByRole('textbox')).toBeHidden();
  expect(received).toEqual([post({ ...said, rating: 1, page: pages.overview, language: 'zh' })]);
});
