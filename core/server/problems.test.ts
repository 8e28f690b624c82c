import { throwProblems } from './problems';

test('says nothing when there are no problems', () => {
  expect(() => throwProblems('The site cannot be built', [])).not.toThrow();
});

test('puts every problem on a line of one error', () => {
  expect(() => throwProblems('The site cannot be built', ['one', 'two'])).toThrow(
    'The site cannot be built:\n- one\n- two',
  );
});
