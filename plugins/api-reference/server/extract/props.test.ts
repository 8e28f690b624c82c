import { library, reference } from '@site/library';
import { extractProps } from './props';
import { compileFixture } from './testing/compileFixture';

function extract(declarations: string) {
  const { checker, find } = compileFixture(declarations);
  const type = checker.getDeclaredTypeOfSymbol(find('Props'));
  return extractProps(type, { checker, library, reference });
}

const names = (declarations: string) => extract(declarations).map(({ prop }) => prop.name);

test('props come from everything that a type is made of, but not from React', () => {
  const declarations = `
    interface Base { base: string; gone: string }
    interface Other { other?: number }
    type Rest = { rest: boolean } & React.RefAttributes<string>;
    export type Props = Omit<Base, 'gone'> & Partial<Pick<Other, 'other'>> & Rest & React.HTMLAttributes<string>;
  `;
  expect(names(declarations)).toEqual(['base', 'other', 'rest']);
});

test('what is marked as internal is left out', () => {
  const declarations = `
    export interface Props {
      /** @ignore - do not document. */
      hidden?: string;
      /** For the library.
       * @internal */
      own?: string;
      shown?: string;
    }`;
  expect(names(declarations)).toEqual(['shown']);
});

test('a prop that a mapped type renamed keeps what is said of it', () => {
  const declarations = `
    interface Slots {
      /** The toolbar. */
      Toolbar?: string;
    }
    export type Props = { [K in keyof Slots as Uncapitalize<K>]: Slots[K] } & { other: string };`;
  expect(extract(declarations)[0]?.prop).toMatchObject({
    name: 'toolbar',
    description: 'The toolbar.',
    required: false,
  });
});

test('all that the declaration says of a prop is extracted', () => {
  const declarations = `
    interface Row { id: string }
    export interface Props {
      /**
       * Called on a click.
       * @param {Row} row With all of the [[Row]].
       * @param {number} index Its place.
       * @returns {boolean} Whether to go on.
       * @default () => true
       * @deprecated Use \`onPress\` instead.
       */
      onClick: (row: Row, index?: number) => boolean;
    }`;
  expect(extract(declarations)[0]?.prop).toMatchInlineSnapshot(`
   {
     "default": "() => true",
     "deprecated": "Use \`onPress\` instead.",
     "description": "Called on a click.",
     "name": "onClick",
     "plan": null,
     "required": true,
     "signature": {
       "parameters": [
         {
           "description": "With all of the \`Row\`.",
           "name": "row",
           "type": "Row",
         },
         {
           "description": "Its place.",
           "name": "index?",
           "type": "number",
         },
       ],
       "returns": {
         "description": "Whether to go on.",
         "type": "boolean",
       },
     },
     "type": "(row: Row, index?: number) => boolean",
   }
  `);
});
