/**
 * Compares pages of each kind with their reference pictures; ends with `N passed, N failed`.
 * `tsx test/pictures/run.ts [--update] [--site folder] [kind …]`: writes the references instead,
 * another folder than `build`, some kinds.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Check } from '../browser/check';
import { lookWithPatience } from '../browser/lookWithPatience';
import { checkTwice } from '../browser/checkTwice';
import { reportChecks } from '../browser/reportChecks';
import { startSite } from '../browser/startSite';
import { launchBrowser } from '../launchBrowser';
import { checkReference } from './checkReference';
import { differencesDir, referenceDir } from './folders';
import { lookAtKind, type View } from './lookAtKind';
import { openChosen } from './openChosen';
import { pageKinds, type PageKind } from '../browser/kinds/pageKinds';
import { proveNoticing } from './proveNoticing';
import { states, type State } from './states';
import { toReference } from './toReference';

/** How long a page in all its windows may take at the most, in ms. */
const patience = 150_000;

function selectKinds(names: readonly string[]): readonly PageKind[] {
  const unknown = names.filter((name) => !pageKinds.some((kind) => kind.name === name));
  if (unknown.length > 0) {
    const known = pageKinds.map(({ name }) => name).join(', ');
    throw new Error(`There is no page kind ${unknown.join(', ')}. Kinds: ${known}.`);
  }
  return pageKinds.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Shows every page in every state and window; the states side by side. */
async function lookAtAll(
  browser: Browser,
  origin: string,
  kinds: readonly PageKind[],
  look: (view: View) => Promise<readonly Check[]>,
): Promise<Check[]> {
  const lookAtState = async (state: State) => {
    const context = await openChosen(browser, origin, state);
    const desk = await context.newPage();
    const checks: Check[] = [];
    for (const kind of kinds) {
      const lookOnce = () => lookAtKind(context, origin, kind, state, desk, look);
      const name = `${kind.name}.${state.mode}.${state.direction}`;
      const found = await lookWithPatience(name, lookOnce, patience).catch((error: Error) => [
        { name: `${name}: can be looked at`, problems: [error.message] },
      ]);
      checks.push(...found);
    }
    await context.close();
    return checks;
  };
  return (await Promise.all(states.map(lookAtState))).flat();
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { update: { type: 'boolean' }, site: { type: 'string', default: 'build' } },
  });
  const kinds = selectKinds(positionals);
  const [browser, { origin, stop }] = await Promise.all([
    launchBrowser(),
    startSite(path.resolve(values.site)),
  ]);
  await rm(differencesDir, { recursive: true, force: true });
  await mkdir(referenceDir, { recursive: true });
  const compare = async ({ name, desk, take }: View) => {
    const check = `${name}: looks as before`;
    const look = async () => [
      { name: check, problems: await checkReference(desk, name, await take()) },
    ];
    return checkTwice(check, look, patience);
  };
  const update = async ({ name, desk, take }: View) => {
    const file = path.join(referenceDir, `${name}.png`);
    await writeFile(file, await toReference(desk, await take()));
    return [{ name, problems: [] }];
  };
  const checks = await lookAtAll(browser, origin, kinds, values.update ? update : compare);
  checks.push(...(values.update ? [] : await proveNoticing(browser, origin, kinds)));
  await browser.close();
  stop();
  reportChecks(checks);
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  // Not only the code: what is stuck would keep the process.
  process.exit(1);
});
