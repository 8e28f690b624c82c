import { act, renderHook, waitFor } from '@testing-library/react';
import type { OfflineManifest } from '../types';
import { listCaches, loadManifest } from './builds';
import { runForUser } from './runs';
import { saveVersion } from './saveVersion';
import { readChoice } from './storage';
import { useSavedVersion, type SavedPack } from './useSavedVersion';

jest.mock('./builds');
jest.mock('./runs');
jest.mock('./saveVersion');
jest.mock('./serviceWorker', () => ({ registerWorker: async () => ({}) }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

const base = '/x/v6/';
const manifest: OfflineManifest = {
  build: 'a',
  files: [['bars', 'b', 3]],
  shell: [],
  pages: { bars: { product: 'graphs', demos: 0, files: [0] } },
};

/** Opens the page of what is saved, in a browser that saves nothing at all. */
async function open(persist: () => Promise<boolean>) {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  jest.mocked(loadManifest).mockResolvedValue(manifest);
  jest.mocked(listCaches).mockResolvedValue([]);
  jest.mocked(runForUser).mockImplementation((_controller, work) => work());
  jest.mocked(saveVersion).mockResolvedValue(manifest);
  const { result } = renderHook(() => useSavedVersion(base));
  await waitFor(() => expect(result.current.saved?.packs).toHaveLength(1));
  return { result, pack: result.current.saved?.packs[0] as SavedPack };
}

test.each([
  ['a user who never answers whether what is saved may stay', () => new Promise<boolean>(() => {})],
  ['a browser that refuses to ask', () => Promise.reject(new Error('refused'))],
])('%s holds up nothing', async (_who, persist) => {
  const { result, pack } = await open(persist);
  await act(() => result.current.choose(pack, true));
  expect(saveVersion).toHaveBeenCalledTimes(1);
  expect(readChoice(base).products).toEqual(['graphs']);
  expect(result.current.busy).toBeUndefined();
  expect(result.current.failure).toBeUndefined();
});
