import { act, screen, waitFor } from '@testing-library/react';
import siteConfig from '@generated/docusaurus.config';
import type { Site } from '../../../../core/types';
import ads from '@site/data/ads';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import AdSlot from '.';
import { AdCard } from './Card';

jest.mock('./Card', () => {
  // The shape of all ads of a visit is drawn when their code loads: these have pictures.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const actual = jest.requireActual('./Card');
  return { ...actual, AdCard: jest.fn(actual.AdCard) };
});

const { site } = (siteConfig as unknown as { customFields: { site: Site } }).customFields;
const script = {
  kind: 'script',
  src: 'https://ads.example.com/ad.js',
  placement: '#provider-ad',
  backers: 'https://ads.example.com/backers',
} as const;

let gtag: jest.Mock;
let random: number;

beforeEach(() => {
  gtag = jest.fn();
  window.gtag = gtag;
  random = 0.5;
  jest.mocked(AdCard).mockClear();
  jest.spyOn(Math, 'random').mockImplementation(() => random);
});

afterEach(() => jest.useRealTimers());

/** Opens a page of a site whose owner set this, and waits for what fills the slot. */
async function open(set: Partial<Site> = {}, version = 'current', path = '/x/introduction') {
  const page = renderOnPage(<AdSlot />, {
    path,
    customFields: { site: { ...site, ...set }, version },
    globalData: { 'docusaurus-plugin-navigation': { default: { subjects: {} } } },
  });
  await act(async () => {
    await import('./Ad');
    await import('./ProvidedAd');
  });
  return page;
}

/** The same with fake timers. */
async function openStill(set: Partial<Site> = {}) {
  await import('./Ad');
  await import('./ProvidedAd');
  jest.useFakeTimers();
  return open(set);
}

const fail = () => {
  throw new Error('broken');
};
/** Lets time pass in steps, so that React renders between two looks. */
async function pass(time: number): Promise<void> {
  for (let left = time; left >= 0; left -= 500) {
    await act(async () => jest.advanceTimersByTime(Math.min(left, 500)));
  }
}
const slot = () => screen.getByRole('complementary');
const link = () => screen.queryByRole('link');
const host = () => slot().querySelector('div')!;
const events = () =>
  gtag.mock.calls.map(([, , { eventAction, eventLabel }]) => `${eventAction} ${eventLabel}`);
const placed = (href = 'https://shop.example.com/') =>
  host().insertAdjacentHTML('beforeend', `<p id="provider-ad"><a href="${href}">Shop</a></p>`);

test('the slot is there before anything fills it', async () => {
  const { unmount } = renderOnPage(<AdSlot />);
  expect(slot()).toBeEmptyDOMElement();
  expect(slot()).toHaveAttribute('data-no-print');
  unmount();
  await act(async () => {
    await import('./Ad');
  });
});

test('there is no slot with ads: false', async () => {
  const { container } = await open({ ads: false });
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['/x/introduction', []],
  ['/x/react-graphs/bars', ['graphs']],
])('on %s, ads are about its product or the whole library', async (path, product) => {
  const shown = new Set<string | null | undefined>();
  for (random = 0; random < 1; random += 0.1) {
    const { unmount } = await open({}, 'current', path);
    shown.add(link()?.getAttribute('href'));
    unmount();
  }
  const fitting = ads.filter((ad) => ad.product === undefined || product.includes(ad.product));
  expect([...shown].toSorted()).toEqual(fitting.map((ad) => `/x${ad.link}`).toSorted());
});

test("without a provider one of the site's own shows at once", async () => {
  await openStill();
  const ad = ads[1]!;
  expect(slot()).toHaveAccessibleName('Advertisement');
  expect(link()).toHaveTextContent(`${ad.name} ${ad.description}`);
  expect(link()).toHaveAttribute('href', `/x${ad.link}`);
  expect(link()).toHaveAttribute('rel', 'noopener sponsored');
  expect(link()).not.toHaveAttribute('target');
  expect(link()).toHaveAttribute('data-ga-event-category', 'ad');
  expect(link()).toHaveAttribute('data-ga-event-action', 'click');
  expect(link()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  expect(slot().querySelector('img')).toHaveAttribute('src', `/x${ad.img}`);
  expect(slot()).toHaveTextContent('ad by X Docs');
  // There is nothing to poll for.
  expect(slot().querySelector('[hidden]')).toBeNull();
});

test.each([
  [0, 0],
  [0.99, 1],
])('with %d drawn, the ad is number %d', async (drawn, index) => {
  random = drawn;
  await open();
  expect(link()).toHaveAttribute('href', `/x${ads[index]!.link}`);
});

test('a version on its own host leads to the site', async () => {
  const versions = site.versions.map((item) => ({ ...item, host: 'https://old.example.com' }));
  await open({ versions }, 'v6');
  expect(link()).toHaveAttribute('href', `${site.url}/x${ads[1]!.link}`);
});

test('a crawler gets an empty slot', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  await openStill({ ads: script });
  await pass(20_000);
  expect(slot()).toBeEmptyDOMElement();
  expect(gtag).not.toHaveBeenCalled();
});

describe('with the script of a provider', () => {
  test('it is added to the slot, which is empty until it draws', async () => {
    await openStill({ ads: script });
    expect(document.querySelector('script')).toBeNull();
    await pass(0);
    expect(host().querySelector('script')?.src).toBe(script.src);
    expect(link()).toBeNull();
    await pass(2999);
    expect(link()).toBeNull();
  });

  test('its ad shows when it is there, and is tracked once after 2.5 s', async () => {
    random = 0.09;
    await openStill({ ads: script });
    await pass(400);
    placed();
    await pass(100);
    expect(host()).toBeVisible();
    expect(host()).toHaveAttribute('data-ga-event-label', 'script-body-top-image');
    expect(AdCard).not.toHaveBeenCalled();
    await pass(2499);
    expect(events()).toEqual([]);
    await pass(1);
    expect(events()).toEqual(['display script-body-top-image']);
    await pass(60_000);
    expect(events()).toHaveLength(1);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  test("the page for backers is no ad: one of the site's own shows", async () => {
    await openStill({ ads: script });
    placed(script.backers);
    await pass(500);
    expect(host()).not.toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute(
      'data-ga-event-label',
      'in-house-backers-body-top-image',
    );
  });

  test('where it draws nothing in 3 s, one in five people gets a message', async () => {
    random = 0.19999;
    await openStill({ ads: script });
    await pass(3000);
    expect(slot()).toHaveTextContent('If you like this library');
    expect(link()).toBeNull();
  });

  test('and the others one of the ads of the site, until a late ad wins', async () => {
    random = 0.2;
    await openStill({ ads: script });
    await pass(3000);
    expect(link()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
    await pass(1000);
    placed();
    await pass(500);
    expect(screen.getByRole('link')).toHaveTextContent('Shop');
    expect(host()).toBeVisible();
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  test('an ad that another one replaces before 2.5 s is not tracked', async () => {
    random = 0;
    await openStill({ ads: script });
    await pass(4000);
    placed();
    await pass(10_000);
    expect(events()).toEqual(['display script-body-top-image']);
  });

  test('nothing is left of it when the page is left', async () => {
    const { unmount } = await openStill({ ads: script });
    await pass(1000);
    const polled = host();
    const look = jest.spyOn(polled, 'querySelector');
    unmount();
    await pass(60_000);
    expect(look).not.toHaveBeenCalled();
    expect(polled).toBeEmptyDOMElement();
    expect(events()).toEqual([]);
  });

  test("offline the site's own ads show and nothing is asked, until it is online", async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openStill({ ads: script });
    await pass(20_000);
    expect(document.querySelector('script')).toBeNull();
    expect(link()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(link()).toBeNull();
    expect(document.querySelector('script')).not.toBeNull();
  });
});

describe('with the feed of a provider', () => {
  let feed: { kind: 'feed'; url: string };
  let count = 0;

  // A feed without ads isn't asked again.
  beforeEach(() => {
    count += 1;
    feed = { kind: 'feed', url: `https://ads.example.com/${count}.json` };
  });

  const answer = (answered: unknown, status = 200) => {
    globalThis.fetch = jest.fn(() => {
      const chunks = [new TextEncoder().encode(JSON.stringify(answered))];
      const read = async () => ({ done: chunks.length === 0, value: chunks.pop() });
      return Promise.resolve({ status, body: { getReader: () => ({ read }) } });
    }) as never;
  };

  test('its ad shows as text, with the pictures that count it', async () => {
    answer({
      ads: [
        {
          statlink: 'https://shop.example.com/1',
          statimp: 'https://shop.example.com/seen',
          image: 'https://shop.example.com/1.png',
          company: '<b>Shop</b>',
          description: '<img src=x onerror=alert(1)>',
        },
      ],
    });
    await open({ ads: feed });
    const shown = await screen.findByRole('link');
    expect(shown).toHaveTextContent('<b>Shop</b> <img src=x onerror=alert(1)>');
    expect(shown).toHaveAttribute('href', 'https://shop.example.com/1');
    expect(shown).toHaveAttribute('target', '_blank');
    expect(shown).toHaveAttribute('rel', 'noopener sponsored');
    expect(shown).toHaveAttribute('data-ga-event-label', 'feed-body-top-image');
    expect([...slot().querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'https://shop.example.com/1.png',
      'https://shop.example.com/seen',
    ]);
    expect(slot()).toHaveTextContent('ad by shop.example.com');
  });

  test.each([
    ['an error', {}, 500],
    ['no ads', { ads: [] }, 200],
    ['nothing', null, 200],
  ])("where it answers with %s, one of the site's own shows", async (_what, body, status) => {
    answer(body, status);
    await open({ ads: feed });
    await waitFor(() =>
      expect(link()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image'),
    );
  });

  test('a request on its way is given up when the page is left', async () => {
    let signal: AbortSignal | undefined;
    globalThis.fetch = jest.fn((_url, init: RequestInit) => {
      signal = init.signal ?? undefined;
      return new Promise(() => {});
    }) as never;
    const { unmount } = await open({ ads: feed });
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

test.each([
  [0.0999, undefined, 1],
  [0.1, undefined, 0],
  [0.4999, 0.5, 1],
  [0.5, 0.5, 0],
  [0, 0, 0],
  [0.9999, 1, 1],
])('with %d drawn and a share of %p, %d are tracked', async (drawn, adDisplayRatio, count) => {
  random = drawn;
  await openStill({ analytics: { measurementId: 'G-1', adDisplayRatio } });
  await pass(2500);
  expect(events()).toHaveLength(count);
});

test('whatever else crashes stays in the slot, too', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(fail);
  await open({ ads: script });
  expect(events()).toEqual(['crash unknown-body-top-image']);
  expect(slot()).toHaveTextContent(/^Advertisement$/);
});

test('a crash of an ad is tracked, not its display, and leaves the slot empty', async () => {
  random = 0;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(AdCard).mockImplementation(fail);
  await openStill();
  expect(events()).toEqual(['crash in-house-body-top-image']);
  expect(slot()).toHaveTextContent('Advertisement');
  expect(link()).toBeNull();
  await pass(5000);
  expect(events()).toHaveLength(1);
  expect(logged).toHaveBeenCalled();
});
