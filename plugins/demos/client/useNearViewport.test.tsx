import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useNearViewport } from './useNearViewport';

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
