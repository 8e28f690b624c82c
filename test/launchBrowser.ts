import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './findCommand.mjs';

/** What is still on its way to a page that was closed rejects where nobody waits for it any more. */
const isOfClosedPage = ({ message }: Error) =>
  /disposed|has been closed|Target closed/.test(message);

process.on('unhandledRejection', (error: Error) => {
  if (!isOfClosedPage(error)) {
    throw error;
  }
});

/**
 * Starts the system's Chromium, headless and without its own background traffic.
 *
 * @param more arguments beside those that every check needs
 */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium was found. Run: node plugins/versions/setup.mjs --browser');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
