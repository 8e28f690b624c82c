import { toProductPackages } from './toProductPackages';

test('a product has its own package, whatever else is pinned', () => {
  expect(
    toProductPackages({
      react: '19.2.9',
      '@mui/x-charts-pro': '8.11.0',
      '@mui/x-charts': '8.11.0',
      '@mui/x-license': '8.11.0',
    }),
  ).toEqual({ charts: { name: '@mui/x-charts', version: '8.11.0' } });
});

test('the first grid had another name', () => {
  expect(toProductPackages({ '@material-ui/data-grid': '4.0.0-alpha.37' })).toEqual({
    'data-grid': { name: '@material-ui/data-grid', version: '4.0.0-alpha.37' },
  });
});
