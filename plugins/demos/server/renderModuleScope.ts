/** Name of the file that the plugin gives to `createData`. */
export const moduleScopeFile = 'scope.js';

const packageOf = /^(?:@[^/]+\/)?[^/]+/;

/** `@mui/x-data-grid` → `x-data-grid`, `@emotion/react` → `emotion-react`. */
function toChunkName(specifier: string, used: boolean): string {
  const [name = specifier] = packageOf.exec(specifier) ?? [];
  const slug = name.replace(/^@(?:mui|material-ui)\//, '').replace(/^@/, '').replace('/', '-');
  return `scope-${slug}${used ? '' : '-more'}`;
}

/**
 * Returns the module that brings what edited code imports: specifiers, and a function for each
 * that loads the very modules that the demos of the version run on.
 *
 * The chunks have names, because what is in chunks without a name is loaded with every demo.
 * What demos import is there when they run, so that its chunk adds next to nothing.
 *
 * @param importable what the version's packages offer
 * @param imported what its demos import
 */
export function renderModuleScope(
  importable: readonly string[],
  imported: readonly string[],
): string {
  const used = new Set(imported.filter((specifier) => !/^[./]/.test(specifier)));
  const entries = [...new Set([...importable, ...used])].toSorted().map((specifier) => {
    const chunk = toChunkName(specifier, used.has(specifier));
    return `  ${JSON.stringify(specifier)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(specifier)}),\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
}
