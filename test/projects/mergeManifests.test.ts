import { mergeManifests } from './mergeManifests';

const toText = (dependencies: Record<string, string>) =>
  JSON.stringify({ name: 'demo', dependencies, devDependencies: { vite: '8.0.0' } });

test('asks for what all ask for', () => {
  const merged = mergeManifests([toText({ react: '19.2.9' }), toText({ dayjs: '1.11.23' })]);
  expect(JSON.parse(merged)).toEqual({
    private: true,
    dependencies: { react: '19.2.9', dayjs: '1.11.23' },
    devDependencies: { vite: '8.0.0' },
    overrides: {},
  });
});

test('names a package that two ask for in different versions', () => {
  expect(() => mergeManifests([toText({ react: '19.2.9' }), toText({ react: '18.3.1' })])).toThrow(
    'One project asks for react 19.2.9, another for 18.3.1.',
  );
});
