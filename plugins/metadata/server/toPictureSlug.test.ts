import { toPictureFile } from './toPictureFile';
import { toPictureSlug } from './toPictureSlug';

const documents = new Set(['/react-charts', '/react-charts/bars']);

test.each([
  ['/', 'og/index.png'],
  ['/react-charts', 'og/react-charts.png'],
  ['/react-charts/bars', 'og/react-charts/bars.png'],
  ['/api/charts', 'og/api/charts.png'],
  ['/api/charts/bar-chart', 'og/api/charts.png'],
  ['/api/compare', 'og/index.png'],
  ['/translations', 'og/index.png'],
])('%s shows %s', (slug, file) => {
  expect(toPictureFile(toPictureSlug(slug, documents))).toBe(file);
});
