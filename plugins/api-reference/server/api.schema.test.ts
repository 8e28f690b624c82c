import path from 'node:path';
import ts from 'typescript';
import { plans } from '../../../core/library';
import { apiKinds } from '../types';
import schema from '../api.schema.json';

interface Definition {
  description: string;
  properties?: Record<string, { description?: string; $ref?: string }>;
  required?: string[];
}

const definitions: Record<string, Definition> = schema.$defs;

/** The keys of the interfaces that `types.ts` exports, and which of them are required. */
function readInterfaces(): Map<string, { keys: string[]; required: string[] }> {
  const file = path.join(__dirname, '../types.ts');
  const program = ts.createProgram([file], { strict: true, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const interfaces = source?.statements.filter(ts.isInterfaceDeclaration) ?? [];
  const declared = interfaces.filter(({ modifiers }) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return new Map(
    declared.map((node) => {
      const members = checker.getTypeAtLocation(node).getProperties();
      const names = (symbols: ts.Symbol[]) => symbols.map(({ name }) => name).toSorted();
      const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
      return [node.name.text, { keys: names(members), required: names(required) }];
    }),
  );
}

/** What no page's `.json` has. */
const elsewhere = ['VersionApi', 'PackageExports', 'ExportedType', 'UsedApi'];

test.each([...readInterfaces()].filter(([name]) => !elsewhere.includes(name)))(
  'the schema matches the type: %s',
  (name, { keys, required }) => {
    expect(Object.keys(definitions[name]?.properties ?? {}).toSorted()).toEqual(keys);
    expect(definitions[name]?.required?.toSorted()).toEqual(required);
  },
);

test('the schema knows every plan and kind', () => {
  expect(schema.$defs.Api.properties.kind.enum).toEqual([...apiKinds]);
  expect(schema.$defs.Plan.enum).toEqual([...plans, null]);
});

test('every field is described', () => {
  const bare = Object.entries(definitions).flatMap(([name, definition]) =>
    [['', definition] as const, ...Object.entries(definition.properties ?? {})]
      .filter(
        ([, { description, $ref }]: readonly [string, { description?: string; $ref?: string }]) => {
          const target = $ref && definitions[$ref.replace('#/$defs/', '')];
          return !description && !(target && target.description);
        },
      )
      .map(([field]) => `${name}.${field}`),
  );
  expect(bare).toEqual([]);
});
