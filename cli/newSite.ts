/**
 * `npm run new -- site ../my-docs --library @mantine/core@8 --versions 8,7`: writes the site of another library,
 * which has this platform as a dependency, and installs its packages.
 */
import path from 'node:path';
import { startCommand } from './command';
import { createSite } from './new/createSite';

const usage =
  'npm run new -- site ../my-docs --library @example/ui@8 [--versions 8,7] [--component Button] [--platform file:../x-docs-0.1.0.tgz]';

const command = {
  usage,
  options: {
    component: { type: 'string', default: 'Button' },
    library: { type: 'string' },
    platform: { type: 'string' },
    versions: { type: 'string' },
  },
  arguments: [2, 2],
} as const;

void startCommand(command, async ({ values, positionals: [, folder = ''] }) => {
  const [, library, version = 'latest'] =
    /^((?:@[\w.-]+\/)?[\w.-]+)(?:@(.+))?$/.exec(values.library ?? '') ?? [];
  if (library === undefined) {
    throw new Error(`--library takes the name of a package. Usage: ${usage}`);
  }
  const dir = path.resolve(folder);
  const ranges = values.versions?.split(',') ?? [version];
  await createSite(
    { dir, library, ranges, component: values.component, platform: values.platform },
    console.log,
  );
  console.log(
    `Written: ${dir}. To see it, run in that folder: npm start. To check it: npm run check. To build it: npm run build.`,
  );
});
