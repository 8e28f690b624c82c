import { Joi } from '@docusaurus/utils-validation';
import { listSchemaProblems, throwProblems } from './problems';

test('says nothing when there are no problems', () => {
  expect(() => throwProblems('The site cannot be built', [])).not.toThrow();
});

test('puts every problem on a line of one error', () => {
  expect(() => throwProblems('The site cannot be built', ['one', 'two'])).toThrow(
    'The site cannot be built:\n- one\n- two',
  );
});

test('lists what a schema refuses, with the keys that are allowed there', () => {
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
