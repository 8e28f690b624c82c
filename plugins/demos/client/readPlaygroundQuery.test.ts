import { readPlaygroundQuery } from './readPlaygroundQuery';

test('reads the demo, the version and what it is drawn with', () => {
  const search = '?demo=ColumnTypes&version=v6&mode=dark&direction=rtl&density=dense&style=css';
  expect(readPlaygroundQuery(search)).toEqual({
    demo: 'ColumnTypes',
    version: 'v6',
    style: 'CSS',
    overrides: { mode: 'dark', direction: 'rtl', density: 'dense' },
  });
});

test.each(['', '?mode=neon&direction=up&density=7', '?mode=DARK', '?mode=', '?style=CSS'])(
  'what is not allowed counts as absent: "%s"',
  (search) => {
    expect(readPlaygroundQuery(search)).toEqual({
      demo: undefined,
      version: undefined,
      style: undefined,
      overrides: { mode: undefined, direction: undefined, density: undefined },
    });
  },
);
