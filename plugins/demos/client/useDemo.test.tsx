import { renderHook, waitFor } from '@testing-library/react';
import { useDemo } from './useDemo';

test('finds a demo by its name', async () => {
  const { result } = renderHook(() => useDemo('SmallGrid'));
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.state).toBe('found'));
  expect(result.current).toMatchObject({ demo: { name: 'SmallGrid' } });
});

test.each(['Missing', '', 'toString'])('lists the names that there are for "%s"', async (name) => {
  const { result } = renderHook(() => useDemo(name));
  await waitFor(() => expect(result.current).toEqual({ state: 'unknown', names: ['SmallGrid'] }));
});
