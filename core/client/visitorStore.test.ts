import { createVisitorStore } from './visitorStore';

const blocked = () => {
  throw new Error('blocked');
};

const createStore = () => createVisitorStore(() => localStorage, 'test-');

beforeEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a text is saved for later visits, and an empty one is removed', () => {
  const store = createStore();
  store.write('/a', 'text');
  expect(createStore().read('/a')).toBe('text');
  expect(createStore().list()).toEqual(['/a']);
  store.write('/a', '');
  expect(createStore().read('/a')).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('where storage is full, what was written last is read until the page is left', () => {
  const store = createStore();
  store.write('/a', 'before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  store.write('/a', 'after');
  store.write('/b', 'new');
  expect([store.read('/a'), store.read('/b')]).toEqual(['after', 'new']);
  expect(store.list().toSorted()).toEqual(['/a', '/b']);
  jest.restoreAllMocks();
  store.write('/a', 'again');
  expect(createStore().read('/a')).toBe('again');
});

test('where storage is blocked, a store lasts as long as the page', () => {
  const store = createVisitorStore(blocked, 'test-');
  store.write('/a', 'text');
  store.write('/b', 'text');
  store.write('/b', '');
  expect([store.read('/a'), store.read('/b'), store.read('/c')]).toEqual(['text', '', '']);
  expect(store.list()).toEqual(['/a']);
});
