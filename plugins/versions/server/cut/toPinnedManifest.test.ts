import { toPinnedManifest } from './toPinnedManifest';

test('a frozen version has a name of its own and exactly what is installed', () => {
  const manifest = {
    name: 'docs-current',
    private: true,
    dependencies: { '@mui/x-charts': '^8.0.0', react: '19.2.9' },
  };
  const dependencies = {
    '@mui/x-charts': { version: '8.11.0(react@19.2.9)' },
    react: { version: '19.2.9' },
  };
  expect(toPinnedManifest(manifest, 'v8', { dependencies })).toEqual({
    name: 'docs-v8',
    private: true,
    dependencies: { '@mui/x-charts': '8.11.0', react: '19.2.9' },
  });
});
