import { readSentCode } from './sentCode';

const frame = window;
const message = (data: unknown, origin = window.location.origin, source: Window | null = frame) =>
  new MessageEvent('message', { data, origin, source });

test('reads the code that the frame has sent', () => {
  expect(readSentCode(message({ type: 'demo-code', code: 'a' }), frame)).toBe('a');
});

test.each([
  ['of another origin', message({ type: 'demo-code', code: 'a' }, 'https://evil.example')],
  ['of another window', message({ type: 'demo-code', code: 'a' }, undefined, null)],
  ['of another kind', message({ type: 'height', code: 'a' })],
  ['without code', message({ type: 'demo-code', code: 7 })],
  ['that is nothing', message(null)],
])('ignores a message %s', (_name, event) => {
  expect(readSentCode(event, frame)).toBeUndefined();
});
