import { Joi } from '@docusaurus/utils-validation';
import { listSchemaProblems, throwProblems } from './problems';

test('does not throw without problems', () => {
  expect(() => throwProblems('The site cannot be built', [])).not.toThrow();
});

test('throws one error with a line for each problem', () => {
  expect(() => throwProblems('The site cannot be built', ['one', 'two'])).toThrow(
    'The site cannot be built:\n- one\n- two',
  );
});

test('lists everything that a schema refuses, with the allowed keys', () => {
  const schema = Joi.object({
    name: Joi.string().required(),
    lines: Joi.array().items(Joi.object({ text: Joi.string() })),
  });
  const given = { name: 1, lines: [{ txt: 'a' }], line: [] };
  expect(listSchemaProblems('a.ts', schema, given)).toEqual([
    'a.ts: "name" must be a string; given: 1.',
    'a.ts: unknown key "lines[0].txt". Allowed here: text.',
    'a.ts: unknown key "line". Allowed here: name, lines.',
  ]);
  expect(listSchemaProblems('a.ts', schema, { name: 'a', lines: [{}] })).toEqual([]);
});
