/** `npm run new` in a copy of the project. */
import { runInCopy } from '../support/copy';
import { expect, test } from '../support/commands';

test(
  'a new page with its demos is right as it is written, and nothing is written over',
  { tag: '@all' },
  async ({ copyProject }) => {
    const copy = await copyProject();
    const create = (...args: string[]) => runInCopy(copy, 'cli/new.ts', args);
    const { code, output } = await create('page', 'data-grid/row-striping');
    expect(output).toContain('sidebars.ts: its entry, under Data Grid');
    expect(code, output).toBe(0);
    const another = await create('demo', 'data-grid/row-striping', 'RowStripingTwo');
    expect(another.code, another.output).toBe(0);
    const again = await create('page', 'data-grid/row-striping');
    expect(again.output).toContain('There is a page at');
    expect(again.code).toBe(1);
    const checked = await runInCopy(copy, 'cli/checkPages.ts');
    expect(checked).toEqual({ code: 0, output: '\n' });
  },
);
