import type { Answer } from './createPretendServer';

/** Says why the server refused, and what is left to do; nothing when it did not. */
export default function toRefusal(answer: Answer, wrong: string): string {
  if (answer.kind === 'right') {
    return '';
  }
  if (answer.kind === 'locked') {
    return 'Too many wrong tries. Wait for half a minute, then try again.';
  }
  return `${wrong} ${answer.triesLeft === 1 ? 'One try is' : `${answer.triesLeft} tries are`} left.`;
}
