/** Checks the CSS classes that a file names. */
import ts from 'typescript';
import {
  type Change,
  type Imported,
  type UseSettings,
  collectNodes,
} from '../../api-reference/analysis';
import { type FoundNode, describePart } from './findings';
import {
  type CheckedPage,
  type PageChanges,
  type VersionChanges,
  listClasses,
  toPageKey,
} from './versionChanges';

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

const isAccess = (
  node: ts.Node,
): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** A class that is gone, as a change of its component, with the name that the component has for it now. */
function toLoss(className: string, { parts }: Partial<PageChanges> = {}): Change {
  const renamed = [...(parts?.values() ?? [])].find(
    ({ from }) => from?.part === 'class' && from.name === className,
  );
  const part = { type: className, required: false, default: null, deprecated: null, plan: null };
  return {
    kinds: ['removed'],
    from: {
      ...part,
      part: 'class',
      key: className,
      name: className,
      place: { section: 'classes', row: className },
    },
    to: null,
    relation: null,
    maybeRenamed: renamed?.to?.name ?? null,
  };
}

/** `gridClasses` → `DataGrid`, which `library.ts` says; `tabClasses` → `Tab` */
function findClassesOwner(
  { from }: VersionChanges,
  { name, product }: Imported,
  { reference: { sameKeys = {} } }: UseSettings,
): CheckedPage | undefined {
  const owner =
    sameKeys[name] ?? name.replace(/Classes$/, '').replace(/^./, (first) => first.toUpperCase());
  return name.endsWith('Classes')
    ? from.apis.find((api) => api.product === product && api.name === owner)
    : undefined;
}

/** Finds classes that the newer version lacks: in strings and templates, and as `gridClasses.row`. */
export function checkClasses(
  source: ts.SourceFile,
  changes: VersionChanges,
  imports: readonly Imported[],
  settings: UseSettings,
): FoundNode[] {
  const { lostClasses } = changes;
  const owners = new Map(
    imports.map((item) => [item.local, findClassesOwner(changes, item, settings)]),
  );
  const check = (node: ts.Node, className = ''): FoundNode[] => {
    const page = lostClasses.get(className);
    if (!page) {
      return [];
    }
    const loss = toLoss(className, changes.pages.get(toPageKey(page)));
    return [describePart(node, page, loss, 'removed', changes)];
  };
  const inTexts = collectNodes(source, isText).flatMap((node) =>
    [...node.text.matchAll(/[\w-]+/g)].flatMap(([word]) => check(node, word)),
  );
  const inLists = collectNodes(source, isAccess).flatMap((node) => {
    const owner = owners.get(node.expression.getText());
    const key = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
    const wanted = isText(key) ? key.text : key.getText();
    const [, className] = (owner ? listClasses(owner) : []).find(([name]) => name === wanted) ?? [];
    return check(key, className);
  });
  return [...inTexts, ...inLists];
}
