/** Checks what a theme says of components. */
import ts from 'typescript';
import { collectNodes, listProperties } from '../../api-reference/analysis';
import { type FoundNode, bare, describePart } from './findings';
import { type VersionChanges, toPageKey } from './versionChanges';

/** The settings of a component in a theme that have names of its parts, and what these are. */
const settings: ReadonlyMap<string, 'prop' | 'class'> = new Map([
  ['defaultProps', 'prop'],
  ['styleOverrides', 'class'],
  ['variants', 'class'],
]);

/** Finds names of components, and in their `defaultProps` and `styleOverrides` props and classes, that are gone. */
export function checkTheme(source: ts.SourceFile, changes: VersionChanges): FoundNode[] {
  return collectNodes(source, ts.isObjectLiteralExpression)
    .flatMap(listProperties)
    .flatMap(({ name, node, value }): FoundNode[] => {
      const themed = changes.themeNames.get(name);
      const given = listProperties(value);
      if (!themed || !given.some((item) => settings.has(item.name))) {
        return [];
      }
      const { page, isLost } = themed;
      const parts = changes.pages.get(toPageKey(page))?.parts;
      const lost: FoundNode = {
        ...bare,
        node,
        kind: 'removed',
        part: 'theme',
        name,
        owner: page.name,
        replacement: changes.newerPages.get(toPageKey(page))?.themeName ?? null,
      };
      return [
        ...(isLost ? [lost] : []),
        ...given.flatMap((setting) =>
          listProperties(setting.value).flatMap((item) => {
            const change = parts?.get(`${settings.get(setting.name)} ${item.name}`);
            return change?.kinds.includes('removed')
              ? [describePart(item.node, page, change, 'removed', changes)]
              : [];
          }),
        ),
      ];
    });
}
