import type { BuiltVersion } from '../../shared/server/findVersion';
import { runCommand } from '../../shared/server/runCommand';
import { toBuildName } from '../../shared/server/toBuildName';

/**
 * Runs Docusaurus for one version in one language. Each has its own folder of generated files,
 * so that two can be built side by side.
 */
export function runDocusaurus(
  args: readonly string[],
  version: Pick<BuiltVersion, 'name' | 'language' | 'host'>,
  output: 'inherit' | 'collect',
): Promise<void> {
  const environment = {
    DOCS_VERSION: version.name,
    DOCS_LANGUAGE: version.language,
    DOCS_HOST: version.host ?? '',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${toBuildName(version)}`,
  };
  return runCommand('docusaurus', args, environment, output);
}
