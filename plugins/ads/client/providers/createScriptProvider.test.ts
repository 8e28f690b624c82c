import type { Finding } from '../../types';
import { createScriptProvider } from './createScriptProvider';

const provider = createScriptProvider({
  kind: 'script',
  src: 'https://ads.example.com/ad.js',
  scriptId: 'provider-script',
  placement: '#provider-ad',
  backers: 'https://ads.example.com/backers',
});

let host: HTMLElement;
let findings: Finding[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  host = document.createElement('div');
  findings = [];
  stop = provider.start(host, (finding) => findings.push(finding));
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
  host.innerHTML = '<div id="provider-ad"><a href="https://ads.example.com/backers">Buy</a></div>';
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
