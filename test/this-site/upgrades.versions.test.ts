import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { library, reference } from '../../library';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { siteDir } from '../../core/server/files';
import { validateSite } from '../../core/server/site';
import { readApis } from '../../plugins/api-reference/server/history';
import { prepareApis } from '../../plugins/api-reference/server/prepareApis';
import { createFileCheck } from '../../plugins/upgrade-check/worker/checkFile';
import { findVersionChanges } from '../../plugins/upgrade-check/worker/versionChanges';

/**
 * Components before and after an upgrade, by people who knew the packages and not the check. Lines that have to
 * change end with `// changes: removed prop rowsPerPageOptions; behavior slot toolbar`.
 */
const corpusDir = path.join(__dirname, 'upgrades');

/** What happens to a line: `12 removed`. What exactly is gone on it may be named in several ways. */
const readMarks = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, marks = ''] = /\/[/*] changes: ([^*]*)/.exec(line) ?? [];
    return marks.split(';').flatMap((mark) => {
      const [kind] = mark.trim().split(' ');
      return kind ? [`${index + 1} ${kind}`] : [];
    });
  });

const site = validateSite(rawSite, releasedVersions);

async function measure(upgrade: string) {
  const [from = '', to = ''] = upgrade.split('-');
  const apis = await readApis(await prepareApis(site, siteDir, { library, reference }));
  const [older, newer] = [apis.get(from), apis.get(to)];
  if (!older || !newer) {
    throw new Error(
      `test/this-site/upgrades/${upgrade} names a version that site.ts doesn't have.`,
    );
  }
  const settings = { library, reference };
  const check = createFileCheck(findVersionChanges(older, newer, settings), settings);
  const dir = path.join(corpusDir, upgrade);
  const right: string[] = [];
  const wrong: string[] = [];
  const missed: string[] = [];
  const silent: string[] = [];
  for (const name of (await readdir(dir)).toSorted()) {
    const text = await readFile(path.join(dir, name), 'utf8');
    const findings = check({ name, text });
    if (name.includes('.after.')) {
      // It has the new names. Whether it means the new defaults and types isn't known.
      const gone = findings.filter(({ kind }) => kind === 'removed');
      wrong.push(...gone.map(({ line, kind }) => `${name}:${line} ${kind}`));
      continue;
    }
    const found = new Set(findings.map(({ line, kind }) => `${line} ${kind}`));
    const marks = new Set(readMarks(text));
    const toPlace = (item: string) => `${name}:${item}`;
    right.push(...[...found].filter((item) => marks.has(item)).map(toPlace));
    wrong.push(...[...found].filter((item) => !marks.has(item)).map(toPlace));
    for (const item of [...marks].filter((mark) => !found.has(mark))) {
      (item.endsWith(' behavior') ? silent : missed).push(toPlace(item));
    }
  }
  return { right, wrong, missed, silent };
}

/** What was measured last, in percent: it may only rise. */
const measured = [
  { upgrade: 'v4-v5', precision: 78, recall: 63 },
  { upgrade: 'v5-v6', precision: 88, recall: 85 },
  { upgrade: 'v6-v7', precision: 91, recall: 70 },
  { upgrade: 'v7-current', precision: 92, recall: 68 },
];

const toPercent = (part: readonly string[], rest: readonly string[]) =>
  Math.floor((100 * part.length) / (part.length + rest.length));

test.each(measured)(
  '$upgrade: finds what has to change, and little else',
  async ({ upgrade, ...least }) => {
    const { right, wrong, missed, silent } = await measure(upgrade);
    const precision = toPercent(right, wrong);
    const recall = toPercent(right, missed);
    const figures = `${upgrade}: precision ${precision} %, recall ${recall} % of what types and defaults show; ${silent.length} changes of behavior aren't seen.`;
    console.info(figures);
    if (precision < least.precision || recall < least.recall) {
      const list = (title: string, places: readonly string[]) => [title, ...places].join('\n');
      throw new Error([figures, list('Wrong:', wrong), list('Missed:', missed)].join('\n'));
    }
  },
);
