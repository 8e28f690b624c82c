import { compileFixture } from './testing/compileFixture';
import { toRef } from './toRef';

const { checker, find } = compileFixture(`
interface HTMLButtonElement { click(): void }
export interface Without { size: number }
export type With = Without & React.RefAttributes<HTMLButtonElement>;
export type Joined = With & { ref?: React.RefObject<unknown> };
export type Unknown = Without & React.RefAttributes<unknown>;
`);

test.each([
  ['Without', null],
  ['With', 'HTMLButtonElement'],
  ['Joined', 'HTMLButtonElement'],
  ['Unknown', 'unknown'],
])('%s: %s', (name, ref) => {
  expect(toRef(checker.getDeclaredTypeOfSymbol(find(name)), checker)).toBe(ref);
});
