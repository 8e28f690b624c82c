import { readVersionPackages } from './readVersionPackages';
import type { GeneratedFile } from './renderDemoModules';

/** Returns the module that tells what a version pins, for the projects that demos make elsewhere. */
export async function renderPackagesModule(versionDir: string): Promise<GeneratedFile> {
  const packages = await readVersionPackages(versionDir);
  return { name: 'packages.js', text: `export default ${JSON.stringify(packages)};\n` };
}
