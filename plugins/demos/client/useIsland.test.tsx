import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { mountedIslands } from '../../../test/page/mount';
import { type DisplayPreferences, defaultDisplayPreferences } from '../../preferences/types';
import type { IslandOptions } from '../types';
import { useIsland, useNearViewport } from './useIsland';

describe('useNearViewport', () => {
  /** Stands for the browser's observer, which jsdom lacks: a test says what is seen. */
  class FakeObserver {
    static observers: FakeObserver[] = [];
    elements: Element[] = [];

    constructor(
      private notify: (entries: { isIntersecting: boolean }[]) => void,
      readonly options: { rootMargin: string },
    ) {
      FakeObserver.observers.push(this);
    }

    observe(element: Element) {
      this.elements.push(element);
    }

    disconnect() {
      this.elements = [];
    }

    see(isIntersecting: boolean) {
      act(() => this.notify(this.elements.map(() => ({ isIntersecting }))));
    }
  }

  function Page() {
    const element = useRef<HTMLParagraphElement>(null);
    const near = useNearViewport(element);
    return <p ref={element}>{near ? 'near' : 'far'}</p>;
  }

  beforeEach(() => {
    FakeObserver.observers = [];
    window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('is far until the element comes near, and then near for good', () => {
    render(<Page />);
    const [observer] = FakeObserver.observers;
    observer?.see(false);
    expect(screen.getByText('far')).toBeInTheDocument();
    observer?.see(true);
    expect(screen.getByText('near')).toBeInTheDocument();
    expect(observer?.elements).toEqual([]);
    expect(FakeObserver.observers).toHaveLength(1);
  });

  test('looks ahead of the viewport', () => {
    render(<Page />);
    expect(FakeObserver.observers[0]?.options.rootMargin).toBe('300px 0px');
  });

  test('stops watching with the page', () => {
    const { unmount } = render(<Page />);
    unmount();
    expect(FakeObserver.observers[0]?.elements).toEqual([]);
  });
});

describe('useIsland', () => {
  const loadText = () => Promise.resolve({ default: 'a demo' as unknown });
  const dark: DisplayPreferences = { ...defaultDisplayPreferences, mode: 'dark' };

  interface Props {
    load?: typeof loadText;
    preferences?: DisplayPreferences;
    active?: boolean;
  }

  function Page({
    load = loadText,
    preferences = defaultDisplayPreferences,
    active = true,
  }: Props) {
    const host = useRef<HTMLDivElement>(null);
    const { state, error, reset } = useIsland(host, load, preferences, active);
    return (
      <>
        <div ref={host} data-testid="host" />
        <output>{error ? `${state}: ${error.message}` : state}</output>
        <button onClick={reset}>Reset</button>
      </>
    );
  }

  beforeEach(() => {
    mountedIslands.length = 0;
  });

  test('waits until it is active, and is ready when the demo is drawn', async () => {
    const load = jest.fn(loadText);
    const { rerender } = render(<Page load={load} active={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('waiting');
    expect(load).not.toHaveBeenCalled();
    rerender(<Page load={load} />);
    expect(await screen.findByText('ready')).toBeInTheDocument();
    expect(screen.getByTestId('host')).toHaveTextContent('a demo');
  });

  test('updates the demo when a preference changes, and does not mount it again', async () => {
    const { rerender } = render(<Page />);
    await screen.findByText('ready');
    rerender(<Page preferences={dark} />);
    expect(mountedIslands).toHaveLength(1);
    expect(mountedIslands[0]?.updates.at(-1)).toEqual(dark);
  });

  test('a dark demo is printed light, and dark again afterwards', async () => {
    render(<Page preferences={dark} />);
    await screen.findByText('ready');
    const modes = () => mountedIslands[0]?.updates.map(({ mode }) => mode);
    window.dispatchEvent(new Event('beforeprint'));
    expect(modes()).toEqual(['light']);
    window.dispatchEvent(new Event('afterprint'));
    expect(modes()).toEqual(['light', 'dark']);
  });

  test('does not lose a change that comes while the demo loads', async () => {
    const { rerender } = render(<Page />);
    rerender(<Page preferences={dark} />);
    await screen.findByText('ready');
    expect(mountedIslands[0]?.options.preferences).toEqual(dark);
  });

  test('says why a demo could not be loaded, and tries again on reset', async () => {
    const load = jest
      .fn(loadText)
      .mockImplementationOnce(() => Promise.reject(new Error('Loading chunk 7 failed')));
    render(<Page load={load} />);
    expect(await screen.findByText('failed: Loading chunk 7 failed')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('ready')).toBeInTheDocument();
  });

  test('stays failed when the demo throws while it is first drawn', async () => {
    const load = () =>
      Promise.resolve({
        default: ({ onError }: IslandOptions) => onError(new Error('No rows')),
      });
    render(<Page load={load} />);
    expect(await screen.findByText('failed: No rows')).toBeInTheDocument();
  });

  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['No rows', 'No rows'],
    [404, '404'],
    [{ code: 5 }, '{"code":5}'],
    [Symbol('rows'), 'Symbol(rows)'],
    [Object.assign(Object.create(null), { self: 1n }), '[object Object]'],
    [new TypeError(), 'TypeError'],
    [Object.assign(new Error(), { message: { code: 5 } }), 'Error: [object Object]'],
  ])('shows what a demo throws that is no error with a text: %p', async (thrown, text) => {
    const load = () =>
      Promise.resolve({ default: ({ onError }: IslandOptions) => onError(thrown) });
    render(<Page load={load} />);
    expect(await screen.findByText(`failed: ${text}`)).toBeInTheDocument();
  });

  test('fails when a file of the demo throws null while it loads', async () => {
    render(<Page load={() => Promise.reject(null)} />);
    expect(await screen.findByText('failed: null')).toBeInTheDocument();
  });

  test('fails when the demo throws later', async () => {
    render(<Page />);
    await screen.findByText('ready');
    act(() => mountedIslands[0]?.options.onError(new Error('No rows')));
    expect(screen.getByRole('status')).toHaveTextContent('failed: No rows');
  });

  test('mounts afresh on reset', async () => {
    render(<Page />);
    await screen.findByText('ready');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('ready');
    expect(mountedIslands.map(({ unmounted }) => unmounted)).toEqual([true, false]);
    expect(screen.getByTestId('host').children).toHaveLength(1);
  });

  test('shows another demo in the place of the first, which stays until then', async () => {
    const { rerender } = render(<Page />);
    await screen.findByText('ready');
    let arrive: (demo: { default: unknown }) => void = () => {};
    const other = () => new Promise<{ default: unknown }>((resolve) => (arrive = resolve));
    rerender(<Page load={other} />);
    expect(screen.getByTestId('host')).toHaveTextContent('a demo');
    await act(async () => arrive({ default: 'another demo' }));
    expect(screen.getByTestId('host')).toHaveTextContent('another demo');
    expect(mountedIslands).toHaveLength(1);
  });

  test('shows the demo that is wanted last', async () => {
    const arrivals: ((demo: { default: unknown }) => void)[] = [];
    const createLoad = () => () =>
      new Promise<{ default: unknown }>((resolve) => arrivals.push(resolve));
    const { rerender } = render(<Page />);
    await screen.findByText('ready');
    rerender(<Page load={createLoad()} />);
    rerender(<Page load={createLoad()} />);
    await act(async () => arrivals[1]?.({ default: 'last' }));
    await act(async () => arrivals[0]?.({ default: 'late' }));
    expect(screen.getByTestId('host')).toHaveTextContent('last');
  });

  test('shows a demo that was changed while the first one loaded', async () => {
    let arrive: (demo: { default: unknown }) => void = () => {};
    const slow = () => new Promise<{ default: unknown }>((resolve) => (arrive = resolve));
    const { rerender } = render(<Page load={slow} />);
    rerender(<Page />);
    await act(async () => arrive({ default: 'too late' }));
    await waitFor(() => expect(screen.getByTestId('host')).toHaveTextContent('a demo'));
  });

  test('is ready again when another demo takes the place of one that threw', async () => {
    const { rerender } = render(<Page />);
    await screen.findByText('ready');
    act(() => mountedIslands[0]?.options.onError(new Error('No rows')));
    const mended = () => Promise.resolve({ default: 'mended' as unknown });
    rerender(<Page load={mended} />);
    expect(await screen.findByText('ready')).toBeInTheDocument();
    expect(screen.getByTestId('host')).toHaveTextContent('mended');
  });

  test('unmounts the demo with the page', async () => {
    const { unmount } = render(<Page />);
    await screen.findByText('ready');
    unmount();
    expect(mountedIslands[0]?.unmounted).toBe(true);
  });

  test('does not mount a demo that arrives after the page has gone', async () => {
    let arrive: (module: { default: unknown }) => void = () => {};
    const load = jest.fn(() => new Promise<{ default: unknown }>((resolve) => (arrive = resolve)));
    const { unmount } = render(<Page load={load} />);
    await waitFor(() => expect(load).toHaveBeenCalled());
    unmount();
    await act(async () => {
      arrive({ default: 'late' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(mountedIslands).toEqual([]);
    expect(document.querySelector('[data-island]')).toBeNull();
  });

  test('does not load a demo of a page that has gone before its turn', async () => {
    const load = jest.fn(loadText);
    const { unmount } = render(<Page load={load} />);
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(load).not.toHaveBeenCalled();
  });

  test('is ready when the demo is drawn, and not before', async () => {
    let draw = () => {};
    const demo = ({ onDrawn }: IslandOptions) => (draw = onDrawn);
    const load = () => Promise.resolve({ default: demo as unknown });
    render(<Page load={load} />);
    await waitFor(() => expect(mountedIslands).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('waiting');
    act(() => draw());
    expect(screen.getByRole('status')).toHaveTextContent('ready');
  });
});
