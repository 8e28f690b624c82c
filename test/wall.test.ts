/** The walls between the parts of the project: each is seen to stop what it is there to stop. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '..');

/** Imports that a wall stops: the file, what it imports, the rule. */
const refused: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ['plugins/demos/theme/Demo/index.tsx', '../../server/readDemos', 'browser-without-node'],
  ['plugins/demos/client/island.ts', '../index', 'browser-without-node'],
  ['plugins/demos/client/paths.ts', 'node:path', 'browser-without-node-modules'],
  ['src/theme/Footer/index.tsx', '../../../plugins/demos/server/readDemos', 'browser-without-node'],
  ['plugins/demos/server/readDemos.ts', '../client/index', 'node-without-browser'],
  ['plugins/demos/server/drawDemos.ts', 'react', 'node-without-browser'],
  ['plugins/demos/client/ads.ts', '../../ads/client/feed', 'plugins-by-their-front-door'],
  ['plugins/demos/server/ads.ts', '../../ads/server/checks', 'plugins-by-their-front-door'],
  ['plugins/demos/names.ts', './server/readDemos', 'both-sides-neither'],
  ['core/server/demos.ts', '../../plugins/demos/types', 'core-knows-no-plugin'],
  ['plugins/demos/server/license.ts', '../../../docs/license', 'no-pages-in-code'],
  ['core/server/circle.ts', './round', 'no-cycles'],
  ['cli/build.ts', '../test/page', 'nothing-from-tests'],
  ['cli/serve.ts', '../plugins/ads/server/checks', 'optional-plugins-can-go'],
  ['src/theme/Root/index.tsx', '../../../plugins/ads/client/index', 'optional-plugins-can-go'],
];

const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['plugins/demos/client/index.ts', '../types'],
  ['plugins/ads/client/choice.ts', '../../demos/client/index'],
  ['plugins/ads/types.ts', '../demos/types'],
  ['plugins/ads/server/read.ts', 'node:path'],
  ['plugins/ads/server/demos.ts', '../../../core/server/round'],
  ['plugins/ads/server/place.ts', './checks'],
  ['cli/new.ts', '../plugins/demos/server/drawDemos'],
  ['cli/optional.ts', '../plugins/ads/server/checks'],
];

const others = {
  'core/server/round.ts': "import './circle';\n",
  'plugins/ads/client/feed.ts': '',
  'plugins/ads/client/index.ts': '',
  'plugins/ads/server/checks.ts': '',
  'plugins/demos/index.ts': '',
  'plugins/demos/types.ts': '',
  'docs/license.ts': '',
  'test/page.ts': '',
  'core/leftover.ts': '',
  'core/leftover.test.ts': "import './leftover';\n",
};

/** Returns which rules stop which imports, as `<file> <rule>`. */
function findViolations(): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'walls-'));
  try {
    const imports = [...refused, ...allowed].map(
      ([file, imported]) => [file, `import '${imported}';\n`] as const,
    );
    for (const [file, text] of [...Object.entries(others), ...imports]) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    }
    writeFileSync(path.join(dir, 'tsconfig.json'), '{}');
    symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
    const config = path.join(siteDir, 'test/dependency-cruiser.cjs');
    const printed = execFileSync(
      path.join(siteDir, 'node_modules/.bin/depcruise'),
      ['--config', config, '--output-type', 'json', 'core', 'cli', 'plugins', 'src'],
      { cwd: dir, encoding: 'utf8' },
    );
    const { summary } = JSON.parse(printed) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    return summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const violations = findViolations();

test.each(refused)('%s may not import %s', (file, _imported, rule) => {
  expect(violations).toContain(`${file} ${rule}`);
});

test.each(allowed)('%s may import %s', (file) => {
  // Nothing imports these files.
  const rules = violations.filter(
    (item) => item.startsWith(`${file} `) && !item.endsWith(' no-unused-modules'),
  );
  expect(rules).toEqual([]);
});

test('a module that only its test imports is found', () => {
  expect(violations).toContain('core/leftover.ts no-unused-modules');
});
