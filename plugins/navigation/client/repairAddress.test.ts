/** Loads the module as a page at an address does. */
async function visit(address: string, html = ''): Promise<void> {
  document.body.innerHTML = html;
  window.history.replaceState({ key: 'a' }, '', window.location.origin + address);
  await jest.isolateModulesAsync(async () => {
    await import('./repairAddress');
  });
}

const readAddress = () => window.location.pathname + window.location.search + window.location.hash;

const notFound = '<main data-not-found></main>';

test.each([
  ['/x/introduction?a=%#a%20b', '/x/introduction?a=%#a%20b'],
  ['/x/introduction#50%', '/x/introduction#50%25'],
  ['/x/caf%E9', '/x/caf%25E9'],
  ['/x/react-graphs.html', '/x/react-graphs'],
  ['/x/react-graphs/index.html#bars', '/x/react-graphs#bars'],
  ['/x/react-graphs/#bars', '/x/react-graphs#bars'],
  ['/x/', '/x/'],
  ['/x/index.html', '/x/'],
  ['//x//react-graphs', '/x/react-graphs'],
  ['//evil.example/50%', '/evil.example/50%25'],
])('%s becomes %s', async (address, repaired) => {
  await visit(address);
  expect(readAddress()).toBe(repaired);
  expect(window.history.state).toEqual({ key: 'a' });
});

test('the address of a 404 page is only made decodable', async () => {
  await visit('/x/caf%E9.html', notFound);
  expect(readAddress()).toBe('/x/caf%25E9.html');
});

test('an address that a script or Back brings is repaired before others hear of it', async () => {
  await visit('/x/introduction');
  const heard: string[] = [];
  const listen = () => heard.push(readAddress());
  window.addEventListener('popstate', listen);
  window.history.pushState(null, '', '/x/caf%E9#%');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(heard).toEqual(['/x/caf%25E9#%25']);
  window.removeEventListener('popstate', listen);
});
