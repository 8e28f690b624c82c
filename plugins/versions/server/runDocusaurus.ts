import { runCommand } from '../../shared/server/runCommand';

/**
 * Runs Docusaurus for one version. Each has its own folder of generated files,
 * so that two versions can be built side by side.
 *
 * @param version a version's name in `site.ts`
 */
export function runDocusaurus(
  args: readonly string[],
  version: string,
  output: 'inherit' | 'collect',
): Promise<void> {
  const environment = {
    DOCS_VERSION: version,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${version}`,
  };
  return runCommand('docusaurus', args, environment, output);
}
