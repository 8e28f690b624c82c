import type { Finding } from '../types';
import {
  type Placement,
  findPlacement,
  needsAnotherLook,
  pollPlacement,
  startScript,
  toPollState,
} from './script';

describe('looking for the ad', () => {
  test.each([
    [1, 'waiting'],
    [6, 'waiting'],
    [7, 'blocked'],
    [30, 'blocked'],
  ])('attempt %d without an ad: %s', (attempt, state) => {
    expect(toPollState(attempt, 'none')).toBe(state);
  });

  test.each([1, 6, 7, 30])('an ad wins at attempt %d, the page for backers is none', (attempt) => {
    expect(toPollState(attempt, 'ad')).toBe('placed');
    expect(toPollState(attempt, 'backers')).toBe('backers');
  });

  test.each([
    [1, true],
    [6, true],
    [7, true],
    [29, true],
    [30, false],
  ])('after attempt %d without an ad, another look: %s', (attempt, again) => {
    expect(needsAnotherLook(attempt, 'none')).toBe(again);
    expect(needsAnotherLook(attempt, 'ad')).toBe(false);
    expect(needsAnotherLook(attempt, 'backers')).toBe(false);
  });

  describe('over time', () => {
    let placement: Placement;
    let looks: number;
    let states: string[];
    let stop: () => void;

    beforeEach(() => {
      jest.useFakeTimers();
      [placement, looks, states] = ['none', 0, []];
      stop = pollPlacement(
        () => {
          looks += 1;
          return placement;
        },
        ({ state }) => states.push(state),
      );
    });

    afterEach(() => jest.useRealTimers());

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

    test('an ad that comes late still wins, and ends it', () => {
      jest.advanceTimersByTime(14_000);
      expect(states.at(-1)).toBe('blocked');
      placement = 'ad';
      jest.advanceTimersByTime(500);
      expect(states.at(-1)).toBe('placed');
      expect(jest.getTimerCount()).toBe(0);
    });

    test('leaves no timer behind when it is ended', () => {
      stop();
      jest.advanceTimersByTime(60_000);
      expect(looks).toBe(1);
      expect(jest.getTimerCount()).toBe(0);
    });
  });

  test('an ad that is there at once needs no timer', () => {
    jest.useFakeTimers();
    const states: string[] = [];
    pollPlacement(
      () => 'ad',
      ({ state }) => states.push(state),
    );
    expect(states).toEqual(['placed']);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('what is in the slot', () => {
  const backers = 'https://ads.example.com/backers';

  function find(html: string) {
    document.body.innerHTML = `<div id="host">${html}</div><div class="drawn">elsewhere</div>`;
    return findPlacement(document.getElementById('host')!, '.drawn', backers);
  }

  test('finds nothing before it is drawn, nor what is drawn elsewhere on the page', () => {
    expect(find('<script></script>')).toBe('none');
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
    expect(find(`<div class="drawn">${html}</div>`)).toBe('ad');
  });

  test('an ad that leads to the page for backers is none', () => {
    expect(find(`<div class="drawn"><p><a href="${backers}">Buy</a></p></div>`)).toBe('backers');
  });

  test('where there is no such page, whatever is drawn is an ad', () => {
    document.body.innerHTML = `<div class="drawn"><a href="${backers}">Buy</a></div>`;
    expect(findPlacement(document.body, '.drawn')).toBe('ad');
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

  test('adds its script to the slot, after whoever takes it back at once', () => {
    expect(host).toBeEmptyDOMElement();
    jest.advanceTimersByTime(0);
    const script = host.querySelector('script')!;
    expect(script.src).toBe('https://ads.example.com/ad.js');
    expect(script.async).toBe(true);
    expect(script.id).toBe('provider-script');
    expect(host.children).toHaveLength(1);
  });

  test('taken back at once, nothing is loaded and no timer is left', () => {
    stop();
    jest.runAllTimers();
    expect(host).toBeEmptyDOMElement();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('tells when its script has drawn the ad', () => {
    jest.advanceTimersByTime(700);
    host.insertAdjacentHTML(
      'beforeend',
      '<div id="provider-ad"><a href="https://a.test">A</a></div>',
    );
    jest.advanceTimersByTime(500);
    expect(findings.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'placed']);
  });

  test('tells when its script has drawn no more than its link for backers', () => {
    host.innerHTML =
      '<div id="provider-ad"><a href="https://ads.example.com/backers">Buy</a></div>';
    jest.advanceTimersByTime(500);
    expect(findings.at(-1)).toEqual({ state: 'backers' });
  });

  test('ended, the slot is empty and nothing more is told', () => {
    jest.advanceTimersByTime(1000);
    stop();
    expect(host).toBeEmptyDOMElement();
    const told = findings.length;
    jest.runAllTimers();
    expect(findings).toHaveLength(told);
  });
});
