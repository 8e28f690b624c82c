import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoute } from './createRoute';

const context = { plugin: { name: 'docs', id: 'default' } };

function Page({ content, text }: { content?: { title: string }; text?: string }) {
  return (
    <p>
      {content?.title} {text}
    </p>
  );
}

test('a loaded page is drawn at once, with what its modules export', async () => {
  const content = () => null;
  const Route = createRoute({
    __comp: async () => ({ default: Page }),
    __context: context,
    __props: async () => ({ default: { text: 'of graphs' } }),
    content: async () => ({ default: content, title: 'Bars' }),
  });
  await Route.preload();
  render(<Route />);
  expect(screen.getByText('Bars of graphs')).toBeInTheDocument();
});

test('a page that cannot be loaded says so, and can be loaded again', async () => {
  const load = jest
    .fn(async () => ({ default: Page }))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const Route = createRoute({
    __comp: load,
    __context: context,
    __props: async () => ({ default: { text: 'here' } }),
  });
  render(<Route />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk 7 failed');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
