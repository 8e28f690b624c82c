/** What a version's demos need around them, for projects that are made of demos. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { toDemoSources } from './buildDemo';
import type { GeneratedFile } from './demoModules';
import { type DemoVariant, readVariant } from './readDemos';
import { throwProblems } from '../../../core/server/problems';
import { codeVariants } from '../../preferences/types';

const NAME = 'Provider.tsx';

/** Returns why projects can't have a version's `Provider.tsx`, each with the absolute path of a file. */
const checkProvider = ({ missing }: DemoVariant): string[] =>
  missing.map(
    ({ file, specifier }) =>
      `${file}: imports "${specifier}", which is not in the version's folder. Projects in online editors have this file: put what it imports beside it.`,
  );

/**
 * Returns the module with a version's `Provider.tsx` and the files beside it that it imports, in both
 * languages; without one, it has nothing.
 *
 * @param versionDir absolute path
 */
export async function renderProviderModule(versionDir: string): Promise<GeneratedFile> {
  const file = path.join(versionDir, NAME);
  let provider: unknown = null;
  if (existsSync(file)) {
    const variant = await readVariant(file, versionDir);
    throwProblems(`The demos can't be opened in online editors`, checkProvider(variant));
    const sources = await toDemoSources({ variants: [variant] });
    provider = Object.fromEntries(
      codeVariants.map((language) => [
        language,
        sources[variant.style]?.[language].files.map(({ name, code }) => ({ name, code })),
      ]),
    );
  }
  return { name: 'provider.js', text: `export default ${JSON.stringify(provider)};\n` };
}
