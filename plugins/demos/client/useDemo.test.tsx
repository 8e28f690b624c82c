import registry from '@generated/docusaurus-plugin-demos/default/registry';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { DemoModule } from '../types';
import { useDemo } from './useDemo';

const demo: DemoModule = {
  name: 'SmallGrid',
  id: 'SmallGrid',
  path: 'docs/demos/SmallGrid.tsx',
  styles: ['Acme System'],
  previews: [],
  previewLines: 0,
  load: async () => ({ default: () => null }),
  prerendered: null,
  loadSources: async () => ({ default: {} }),
};

beforeEach(() => {
  registry.SmallGrid = demo;
});

afterEach(() => {
  delete registry.SmallGrid;
  delete registry.Broken;
});

test('finds a demo by its name', async () => {
  const { result } = renderHook(() => useDemo('SmallGrid'));
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ state: 'found', demo }));
});

test.each(['Missing', '', 'toString'])('lists what there is for "%s"', async (name) => {
  const { result } = renderHook(() => useDemo(name));
  await waitFor(() =>
    expect(result.current).toEqual({ state: 'unknown', names: ['SmallGrid'], pages: [] }),
  );
});

test('says why a demo could not be loaded, and tries again', async () => {
  const error = new Error('offline');
  Object.defineProperty(registry, 'Broken', {
    configurable: true,
    get: () => {
      throw error;
    },
  });
  const { result } = renderHook(() => useDemo('Broken'));
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error }));
  Object.defineProperty(registry, 'Broken', { value: demo, configurable: true });
  act(() => result.current.state === 'failed' && result.current.retry());
  await waitFor(() => expect(result.current).toEqual({ state: 'found', demo }));
});
