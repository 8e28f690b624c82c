import ts from 'typescript';
import type { Api } from '../types';
import type { ApiFinder } from '../uses/apiFinder';
import { collectUses } from '../uses/codeUses';

/** What a demo uses of a page of the reference: only what the page has. */
export interface Use {
  props: Set<string>;
  slots: Set<string>;
}

export type DemoUses = Map<Api, Use>;

/**
 * Collects what a demo uses of the reference, each thing once.
 *
 * @param code text of a TypeScript file
 */
export function collectDemoUses(
  code: string,
  createFinder: (source: ts.SourceFile) => ApiFinder<Api>,
): DemoUses {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true);
  const found: DemoUses = new Map();
  for (const { page, part, name } of collectUses(source, createFinder(source)).uses) {
    const use = found.get(page) ?? { props: new Set(), slots: new Set() };
    found.set(page, use);
    if (part !== 'whole') {
      use[`${part}s`].add(name);
    }
  }
  return found;
}
