import type { Template } from '../types';

/** Returns the module that browsers know the templates by: what each is, and its demo. */
export function renderTemplatesModule(templates: readonly Template[]): string {
  const imports = templates.map(
    ({ demo }) =>
      `import * as ${demo} from '@generated/docusaurus-plugin-demos/default/${demo}.js';\n`,
  );
  const entries = templates.map(({ name, title, description, demo }) => {
    const texts = JSON.stringify({ title, description }).slice(1, -1);
    return `  ${JSON.stringify(name)}: { ${texts}, demo: ${demo} },\n`;
  });
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
