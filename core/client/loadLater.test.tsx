import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadLater } from './loadLater';

type Part = ComponentType<{ name: string }>;

const Greeting: Part = ({ name }) => <p>Hello {name}</p>;

/** Renders what is loaded by `load`; React logs what a boundary caught. */
async function show(load: () => Promise<{ default: Part }>) {
  const Later = loadLater(load);
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    render(<Later name="you" fallback={<p>Before</p>} />);
  });
  return { Later, log };
}

const retry = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });

afterEach(() => jest.restoreAllMocks());

test('shows a part once its code is loaded', async () => {
  let finish = (_module: { default: Part }) => {};
  await show(() => new Promise((resolve) => (finish = resolve)));
  expect(screen.getByText('Before')).toBeVisible();
  await act(async () => finish({ default: Greeting }));
  expect(screen.getByText('Hello you')).toBeVisible();
});

test('says that loading failed, and tries again when asked', async () => {
  const load = jest
    .fn(async () => ({ default: Greeting }))
    .mockRejectedValueOnce(new Error('chunk 1 failed'))
    .mockRejectedValueOnce(new Error('chunk 1 failed'));
  await show(load);
  expect(screen.getByRole('alert')).toHaveTextContent('This part failed to load.');
  expect(screen.getByText('Before')).toBeVisible();
  await retry();
  expect(screen.getByRole('alert')).toBeVisible();
  await retry();
  expect(screen.getByText('Hello you')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});

test('is loaded anew where it shows next after a failure', async () => {
  const load = jest
    .fn(async () => ({ default: Greeting }))
    .mockRejectedValueOnce(new Error('chunk 1 failed'));
  const { Later } = await show(load);
  await act(async () => {
    render(<Later name="them" />);
  });
  expect(screen.getByText('Hello them')).toBeVisible();
});

test.each([new Error('broken'), null, 'broken'])(
  'keeps what a part throws inside: %s',
  async (thrown) => {
    let isBroken = true;
    await show(async () => ({
      default: () => {
        if (isBroken) {
          throw thrown;
        }
        return <p>Whole</p>;
      },
    }));
    expect(screen.getByRole('alert')).toBeVisible();
    isBroken = false;
    await retry();
    expect(screen.getByText('Whole')).toBeVisible();
  },
);
