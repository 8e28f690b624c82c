/** A demo and a page can be opened in the owner's chat. */
import type { BrowserContext, Page } from '@playwright/test';
import { open } from '../support/page';
import { expect, test } from './fixtures';
import { fixture, pages } from './site';

test.use({ consent: 'denied', allowedRequests: [/chat\.example\.com/] });

const chat = fixture.chat ?? '';
const nextUrl = `${chat}/c/1?from=docs#top`;

/** Answers for the chat; returns what it was sent. */
async function receive(context: BrowserContext, status: number, answer: object) {
  const received: unknown[] = [];
  await context.route(`${chat}/**`, async (route) => {
    const request = route.request();
    if (new URL(request.url()).pathname !== '/v1/public/chat/open') {
      await route.fulfill({ contentType: 'text/html', body: '<title>A conversation</title>' });
      return;
    }
    received.push({ method: request.method(), body: request.postDataJSON() as unknown });
    await route.fulfill({ status, json: answer });
  });
  return received;
}

/** Presses the button of the first demo's toolbar. */
async function openDemo(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Open in chat' }).first().click();
}

test('a demo opens in a tab that cannot reach back', async ({ page, context }) => {
  const received = await receive(context, 200, { nextUrl });
  await open(page, pages.ranges);
  const tab = context.waitForEvent('page');
  await openDemo(page);
  const conversation = await tab;
  await conversation.waitForURL(nextUrl);
  expect(await conversation.evaluate(() => window.opener === null)).toBe(true);
  expect(received).toEqual([
    {
      method: 'POST',
      body: {
        name: 'PickedRange',
        description: 'Ranges | Calendar Docs',
        files: [
          {
            path: 'PickedRange.tsx',
            content: expect.stringContaining(`from 'react-day-picker'`),
            isEntry: true,
          },
        ],
        type: 'x-docs-demo',
        package: { name: 'react-day-picker', version: '10.0.2' },
      },
    },
  ]);
});

const refusals: Record<string, [status: number, answer: object]> = {
  'answers with an error': [500, { nextUrl }],
  'leads to an address without encryption': [200, { nextUrl: 'http://chat.example.com/c/1' }],
};

for (const [what, [status, answer]] of Object.entries(refusals)) {
  test(`a chat that ${what} is a failure, and leaves no tab`, async ({
    page,
    context,
    traffic,
  }) => {
    const received = await receive(context, status, answer);
    await open(page, pages.ranges);
    await openDemo(page);
    await expect(page.getByText('Failed to open chat')).toBeVisible();
    await expect.poll(() => context.pages()).toHaveLength(1);
    expect(received).toHaveLength(1);
    expect(traffic.requests, 'the address is not opened').toEqual([`${chat}/v1/public/chat/open`]);
  });
}

test('a page opens as Markdown, and says when that fails', async ({ page, context }) => {
  const received = await receive(context, 200, { nextUrl });
  await open(page, pages.ranges);
  const choose = async () => {
    await page.getByRole('button', { name: 'More formats' }).click();
    await page.getByRole('menuitem', { name: 'Open in chat', exact: true }).click();
  };
  const tab = context.waitForEvent('page');
  await choose();
  await (await tab).waitForURL(nextUrl);
  expect(received).toEqual([
    {
      method: 'POST',
      body: {
        name: 'ranges',
        description: 'Ranges | Calendar Docs',
        files: [
          {
            path: 'ranges.md',
            content: expect.stringMatching(/^# Ranges\n[^]*## Limit the length/),
            isEntry: true,
          },
        ],
        type: 'x-docs-page',
        package: { name: 'react-day-picker', version: '10.0.2' },
      },
    },
  ]);
  await context.unroute(`${chat}/**`);
  await receive(context, 404, {});
  await page.bringToFront();
  await page.reload();
  await choose();
  await expect(page.getByRole('alert').getByText('Failed to open chat')).toBeVisible();
});
