import type { Plugin } from '@docusaurus/types';
import { type BuildContext, collect, slots } from './contribution';

const toImports = (names: readonly string[]) =>
  names.map((name, index) => `import part${index} from '${name}';\n`).join('');

/** Writes modules with the components that plugins put into the theme: one for each slot, and one for the navbar. */
export function themeSlots({ contributed }: BuildContext): Plugin {
  return {
    name: 'docusaurus-plugin-slots',
    async contentLoaded({ actions }) {
      for (const slot of slots) {
        const names = contributed.all.flatMap((item) => item.slots?.[slot] ?? []);
        const list = names.map((_, index) => `part${index}`).join(', ');
        await actions.createData(`${slot}.js`, `${toImports(names)}export default [${list}];\n`);
      }
      const entries = collect(contributed, 'navbar').flatMap(({ item, component }) =>
        component ? [{ type: (item as { type: string }).type, component }] : [],
      );
      const types = entries.map(({ type }, index) => `'${type}': part${index}`).join(', ');
      const imports = toImports(entries.map(({ component }) => component));
      await actions.createData('navbar.js', `${imports}export default { ${types} };\n`);
    },
  };
}
