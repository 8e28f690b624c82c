import { renderViewScript } from './renderViewScript';

const names = { table: 'Table', expanded: 'Expanded list', collapsed: '</script>' };

/** Runs the script in a section, as a browser does that reads the page, and returns what it set. */
function run(stored: string | null) {
  document.body.innerHTML = '<section data-view="table"><b data-view-name>Table</b></section>';
  const section = document.querySelector('section')!;
  if (stored !== null) {
    localStorage.setItem('key', stored);
  }
  const script = document.createElement('script');
  const code = renderViewScript({ key: 'key' }, names);
  expect(code).not.toContain('</script>');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  section.append(script);
  new Function(code)();
  return [section.dataset.view, section.querySelector('b')?.textContent];
}

beforeEach(() => localStorage.clear());

test.each([
  [null, 'table', 'Table'],
  ['expanded', 'expanded', 'Expanded list'],
  ['collapsed', 'collapsed', '</script>'],
  ['rubbish', 'table', 'Table'],
  ['toString', 'table', 'Table'],
])('with %j stored', (stored, view, name) => {
  expect(run(stored)).toEqual([view, name]);
});

test('does without storage where it is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked');
  });
  expect(run(null)).toEqual(['table', 'Table']);
});
