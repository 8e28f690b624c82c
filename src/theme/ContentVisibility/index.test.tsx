import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnPage } from '../../../test/page/renderOnPage';
import ContentVisibility from '.';

type Metadata = ComponentProps<typeof ContentVisibility>['metadata'];

const render = (metadata: Partial<Metadata>) =>
  renderOnPage(<ContentVisibility metadata={{ unlisted: false, frontMatter: {}, ...metadata }} />);

test.each([
  ['a draft', { frontMatter: { draft: true } }, 'Draft page'],
  ['an unlisted page', { unlisted: true }, 'Unlisted page'],
])('says that it is %s', async (_what, metadata, title) => {
  render(metadata);
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('says nothing on any other page', () => {
  const { container } = render({});
  expect(container).toBeEmptyDOMElement();
});
