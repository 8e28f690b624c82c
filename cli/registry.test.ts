import { findPins, findRelease } from './registry';

/** What the registry answers to `npm view <spec> <field> --json`. */
const mockAnswers: Record<string, unknown> = {
  '@example/core@8 version': ['8.3.18', '8.3.8', '8.4.0-beta.1'],
  '@example/core@8.3.18 peerDependencies': {
    '@example/hooks': '8.3.18',
    react: '^18 || ^19',
    x: '*',
  },
  '@example/core@8.3.18 peerDependenciesMeta': { x: { optional: true } },
  '@example/hooks@8.3.18 version': '8.3.18',
  'react@^18 || ^19 version': ['18.3.1', '19.2.9'],
  'react-dom@* version': ['18.3.1', '19.2.9'],
  '@types/react@19 version': ['19.2.6'],
  '@types/react-dom@19 version': ['19.2.7'],
  '@example/core@10 version': Object.assign(new Error(), { stderr: 'npm error code E404' }),
  '@example/core@11 version': Object.assign(new Error(), { stderr: 'npm error code ECONNREFUSED' }),
  '@example/core@12 version': Object.assign(new Error(), { killed: true }),
};

jest.mock('node:child_process', () => ({
  execFile: (
    _command: string,
    [, spec, field]: string[],
    _options: object,
    done: (error: Error | null, result?: { stdout: string }) => void,
  ) => {
    const answer = mockAnswers[`${spec} ${field}`];
    if (answer instanceof Error) {
      done(answer);
    } else {
      done(null, { stdout: answer === undefined ? '' : JSON.stringify(answer) });
    }
  },
}));

test('the last release in a range is the highest one that is finished, in whatever order they are listed', async () => {
  expect(await findRelease('@example/core', '8')).toBe('8.3.18');
  await expect(findRelease('@example/core', '9')).rejects.toThrow(
    'The registry has no release of @example/core in 9.',
  );
});

test('a registry that does not answer is another error than a release that is missing', async () => {
  const find = (range: string) => findRelease('@example/core', range);
  await expect(find('10')).rejects.toThrow('The registry has no release of @example/core in 10.');
  await expect(find('11')).rejects.toThrow(
    'npm failed to ask the registry for @example/core@11. npm error code ECONNREFUSED',
  );
  await expect(find('12')).rejects.toThrow(
    "npm failed to ask the registry for @example/core@12. It didn't answer within 60 s.",
  );
});

test('a version pins the library, the peers that it needs, React, and the types of that React', async () => {
  expect(await findPins('@example/core', '8.3.18')).toEqual({
    '@example/core': '8.3.18',
    '@example/hooks': '8.3.18',
    '@types/react': '19.2.6',
    '@types/react-dom': '19.2.7',
    react: '19.2.9',
    'react-dom': '19.2.9',
  });
});
