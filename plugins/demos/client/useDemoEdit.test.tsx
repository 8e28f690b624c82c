import { act, renderHook, waitFor } from '@testing-library/react';
import type { DemoSource } from '../types';
import { useDemoEdit } from './useDemoEdit';

const toSource = (code: string): DemoSource => ({ files: [{ name: 'Rows.tsx', code, html: '' }] });
const styles = { scope: 'Rows-css', css: '.row {}' };
const loadUnedited = () => Promise.resolve({ default: 'unedited', styles });
const typescript = toSource('export default () => null;');
const javascript = toSource('export default () => null; // JS');

const renderEdit = () =>
  renderHook(({ source }: { source?: DemoSource }) => useDemoEdit(source, loadUnedited), {
    initialProps: { source: typescript },
  });

test('makes a component of what is written, with the styles of the demo', async () => {
  const { result } = renderEdit();
  expect(result.current).toMatchObject({ code: typescript.files[0].code, edited: false });
  act(() => result.current.setCode('export default () => "edited";'));
  expect(result.current).toMatchObject({ code: 'export default () => "edited";', edited: true });
  await waitFor(() => expect(result.current.load).toBeDefined());
  const demo = await result.current.load!();
  expect((demo.default as () => string)()).toBe('edited');
  expect(demo.styles).toBe(styles);
});

test('says what is wrong, and keeps the last component', async () => {
  const { result } = renderEdit();
  act(() => result.current.setCode('export default () => 1;'));
  await waitFor(() => expect(result.current.load).toBeDefined());
  const { load } = result.current;
  act(() => result.current.setCode('export default () =>'));
  await waitFor(() => expect(result.current.error).toContain('Rows.tsx, line 1'));
  expect(result.current.load).toBe(load);
  act(() => result.current.setCode('export default () => 2;'));
  await waitFor(() => expect(result.current.error).toBeUndefined());
  expect(result.current.load).not.toBe(load);
});

test('gives the unedited code back', async () => {
  const { result } = renderEdit();
  act(() => result.current.setCode('export default () => 1;'));
  await waitFor(() => expect(result.current.load).toBeDefined());
  act(() => result.current.reset());
  expect(result.current).toMatchObject({
    code: typescript.files[0].code,
    edited: false,
    load: undefined,
  });
});

test('keeps what was changed in one language out of the other', () => {
  const { result, rerender } = renderEdit();
  act(() => result.current.setCode('export default () => 1;'));
  rerender({ source: javascript });
  expect(result.current).toMatchObject({ code: javascript.files[0].code, edited: false });
  rerender({ source: typescript });
  expect(result.current).toMatchObject({ code: 'export default () => 1;', edited: true });
});
