import type { Finding } from '../types';
import { type Placement, findPlacement, pollPlacement, startScript } from './script';

describe('looking for the ad', () => {
  let placement: Placement | undefined;
  let looks: number;
  let states: string[];
  let stop: () => void;

  function start(drawn?: Placement) {
    [placement, looks, states] = [drawn, 0, []];
    stop = pollPlacement(
      () => {
        looks += 1;
        return placement;
      },
      ({ state }) => states.push(state),
    );
  }

  /** Lets time pass until a look, counted from 1. */
  const passTo = (attempt: number) => jest.advanceTimersByTime((attempt - looks) * 500);

  beforeEach(() => {
    jest.useFakeTimers();
    start();
  });

  afterEach(() => jest.useRealTimers());

  test.each([
    [1, 'waiting', true],
    [6, 'waiting', true],
    [7, 'blocked', true],
    [29, 'blocked', true],
    [30, 'blocked', false],
  ])('look %d finds nothing: %s, another look: %s', (attempt, state, again) => {
    passTo(attempt);
    expect(looks).toBe(attempt);
    expect(states.at(-1)).toBe(state);
    expect(jest.getTimerCount()).toBe(again ? 1 : 0);
  });

  test.each([2, 6, 7, 30])('an ad wins at look %d, and ends it', (attempt) => {
    for (const drawn of ['placed', 'backers'] as const) {
      stop();
      start();
      passTo(attempt - 1);
      placement = drawn;
      passTo(attempt);
      expect(states.at(-1)).toBe(drawn);
      expect(jest.getTimerCount()).toBe(0);
    }
  });

  test.each(['placed', 'backers'] as const)('what is there at once needs no timer: %s', (drawn) => {
    stop();
    start(drawn);
    expect(states).toEqual([drawn]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('looks at once, then every 500 ms', () => {
    expect(looks).toBe(1);
    jest.advanceTimersByTime(499);
    expect(looks).toBe(1);
    jest.advanceTimersByTime(1);
    expect(looks).toBe(2);
  });

  test('assumes a blocker 3 s after it began, and looks 30 times in all', () => {
    jest.advanceTimersByTime(2999);
    expect(states).toEqual(Array(6).fill('waiting'));
    jest.advanceTimersByTime(1);
    expect(states.at(-1)).toBe('blocked');
    jest.advanceTimersByTime(60_000);
    expect(looks).toBe(30);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('leaves no timer behind when it is ended', () => {
    stop();
    jest.advanceTimersByTime(60_000);
    expect(looks).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('what is in the slot', () => {
  const backers = 'https://ads.example.com/backers';

  function find(html: string) {
    document.body.innerHTML = `<div id="host">${html}</div><div class="drawn">elsewhere</div>`;
    return findPlacement(document.getElementById('host')!, '.drawn', backers);
  }

  test('finds nothing before it is drawn, nor what is drawn elsewhere on the page', () => {
    expect(find('<script></script>')).toBeUndefined();
  });

  test.each([
    ['another link', '<a href="https://shop.example.com/">Shop</a>'],
    ['no link', 'text'],
    ['a link below the page for backers', `<a href="${backers}/a">Shop</a>`],
    [
      'a link to it behind another',
      `<a href="https://a.example.com">A</a><a href="${backers}">B</a>`,
    ],
  ])('an ad with %s is an ad', (_what, html) => {
    expect(find(`<div class="drawn">${html}</div>`)).toBe('placed');
  });

  test('a link to the page for backers is not an ad', () => {
    expect(find(`<div class="drawn"><p><a href="${backers}">Buy</a></p></div>`)).toBe('backers');
  });

  test('where there is no such page, whatever is drawn is an ad', () => {
    document.body.innerHTML = `<div class="drawn"><a href="${backers}">Buy</a></div>`;
    expect(findPlacement(document.body, '.drawn')).toBe('placed');
  });
});

describe('the script', () => {
  const provider = {
    kind: 'script',
    src: 'https://ads.example.com/ad.js',
    scriptId: 'provider-script',
    placement: '#provider-ad',
    backers: 'https://ads.example.com/backers',
  } as const;

  let host: HTMLElement;
  let findings: Finding[];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    host = document.createElement('div');
    findings = [];
    stop = startScript(provider, host, (finding) => findings.push(finding));
  });

  afterEach(() => jest.useRealTimers());

  test('adds its script to the slot, but not at once', () => {
    expect(host).toBeEmptyDOMElement();
    jest.advanceTimersByTime(0);
    const script = host.querySelector('script')!;
    expect(script.src).toBe('https://ads.example.com/ad.js');
    expect(script.async).toBe(true);
    expect(script.id).toBe('provider-script');
    expect(host.children).toHaveLength(1);
  });

  test('stopped at once, nothing is loaded and no timer is left', () => {
    stop();
    jest.runAllTimers();
    expect(host).toBeEmptyDOMElement();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('reports when the script has drawn the ad', () => {
    jest.advanceTimersByTime(700);
    host.insertAdjacentHTML(
      'beforeend',
      '<div id="provider-ad"><a href="https://a.test">A</a></div>',
    );
    jest.advanceTimersByTime(500);
    expect(findings.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'placed']);
  });

  test('reports when the script has only drawn the link for backers', () => {
    host.innerHTML =
      '<div id="provider-ad"><a href="https://ads.example.com/backers">Buy</a></div>';
    jest.advanceTimersByTime(500);
    expect(findings.at(-1)).toEqual({ state: 'backers' });
  });

  test('once stopped, the slot is empty and nothing more is reported', () => {
    jest.advanceTimersByTime(1000);
    stop();
    expect(host).toBeEmptyDOMElement();
    const before = findings.length;
    jest.runAllTimers();
    expect(findings).toHaveLength(before);
  });
});
