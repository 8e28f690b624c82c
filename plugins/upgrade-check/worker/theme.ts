/** Checks what a theme says of components. */
import ts from 'typescript';
import { type FoundNode, bare, describePart } from './findings';
import { type VersionChanges, toPageKey } from './versionChanges';

/** The properties of an object that are written out, by name. */
function listProperties(
  node: ts.Node | undefined,
): [name: ts.PropertyName, value: ts.Node | undefined][] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((item): [ts.PropertyName, ts.Node | undefined][] =>
        item.name
          ? [[item.name, ts.isPropertyAssignment(item) ? item.initializer : undefined]]
          : [],
      )
    : [];
}

const toText = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? '' : name.text);

/** Finds names of components, and in their `defaultProps` and `styleOverrides` props and classes, that are gone. */
export function checkTheme(source: ts.SourceFile, changes: VersionChanges): FoundNode[] {
  const found: FoundNode[] = [];
  const visit = (node: ts.Node): void => {
    const themed = ts.isPropertyAssignment(node)
      ? changes.themeNames.get(toText(node.name))
      : undefined;
    const settings =
      themed && ts.isPropertyAssignment(node) ? listProperties(node.initializer) : [];
    const isTheme = settings.some(([name]) =>
      /^(?:defaultProps|styleOverrides|variants)$/.test(toText(name)),
    );
    if (themed && isTheme && ts.isPropertyAssignment(node)) {
      const { page, isLost } = themed;
      if (isLost) {
        found.push({
          ...bare,
          node: node.name,
          kind: 'removed',
          part: 'theme',
          name: toText(node.name),
          owner: page.name,
        });
      }
      const parts = changes.pages.get(toPageKey(page))?.parts;
      for (const [kind, value] of settings) {
        const part = toText(kind) === 'defaultProps' ? 'prop' : 'class';
        for (const [name] of listProperties(value)) {
          const change = parts?.get(`${part} ${toText(name)}`);
          if (change?.kinds.includes('removed')) {
            found.push(describePart(name, page, change, 'removed'));
          }
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
