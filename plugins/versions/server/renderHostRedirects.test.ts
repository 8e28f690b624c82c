import { renderHostRedirects } from './renderHostRedirects';

test('renders both spellings of each path, for both kinds of hosts', () => {
  expect(renderHostRedirects({ '/x/old': '/x/new', '/x/part': '/x/whole#part' })).toEqual({
    rules: [
      '/x/old /x/new 301',
      '/x/old/ /x/new 301',
      '/x/part /x/whole#part 301',
      '/x/part/ /x/whole#part 301',
      '',
    ].join('\n'),
    map: [
      '/x/old "/x/new$is_args$args";',
      '/x/old/ "/x/new$is_args$args";',
      '/x/part "/x/whole$is_args$args#part";',
      '/x/part/ "/x/whole$is_args$args#part";',
      '',
    ].join('\n'),
  });
});
