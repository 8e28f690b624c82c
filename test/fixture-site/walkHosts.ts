/** The way of a reader between two versions that each have a host of their own. */
import { test, type Page } from '@playwright/test';
import { hydrated, open } from '../support/page';
import { expect } from './fixtures';
import { hosts } from './hosts';
import { pages } from './site';

/** What pages of both hosts ask for that is not on the host of the current version, or not there. */
export const hostRequests = new RegExp(`^(?:another host|404): ${hosts.v8}/`);

/** Walks on the hosts as a proxy of the page's profile answers for them. */
export async function walkHosts(page: Page): Promise<void> {
  const arrive = async (address: string) => {
    await page.waitForURL(address);
    await hydrated(page);
  };
  await test.step('the root of a host leads to its version', async () => {
    await page.goto(`${hosts.v8}/`);
    await arrive(`${hosts.v8}/x/`);
  });
  await test.step('the home page leads to the comparison, on the host of the current version', async () => {
    await page.getByRole('link', { name: 'Every API, and what changed' }).click();
    await arrive(`${hosts.current}/x/api/compare**`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
  await test.step('the version menu leads to the same page, on the library of that version', async () => {
    await open(page, hosts.current + pages.overview);
    await page.getByRole('button', { name: /^Version/ }).click();
    await page.getByRole('menuitem', { name: /^v8/ }).click();
    await arrive(hosts.v8 + pages.overview);
    await page.getByRole('gridcell').filter({ hasText: /^12$/ }).first().click();
    await expect(page.locator('.rdp-day_selected')).toHaveText('12');
  });
  await test.step('the banner leads to the same page of the current version', async () => {
    await page.getByRole('note').getByRole('link').click();
    await arrive(hosts.current + pages.overview);
  });
  await test.step('the version menu of an old version leads to the current one', async () => {
    await open(page, hosts.v8 + pages.overview);
    await page.getByRole('button', { name: /^Version/ }).click();
    await page.getByRole('menuitem', { name: /^v10/ }).click();
    await arrive(hosts.current + pages.overview);
  });
  await test.step('search finds what the version on another host has', async () => {
    await open(page, hosts.v8 + pages.overview);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search/ }).fill('Chevron');
    const found = `${hosts.current}/x/api/calendar/chevron`;
    await page.locator(`dialog a[href^="${found}"]`).first().click();
    await arrive(`${found}**`);
  });
  await test.step('a page that is missing is found on another host', async () => {
    await page.goto(hosts.v8 + pages.ranges);
    await expect(page.locator(`main a[href="${hosts.current}${pages.ranges}"]`)).toBeVisible();
  });
}
