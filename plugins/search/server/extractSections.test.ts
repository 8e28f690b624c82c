// cspell:ignore sortmodel
import { extractSections } from './extractSections';

const page = `
Text about \`rows\` and <b>more</b>.

<Demo name="FirstGrid" height={280} />

## Set the \`sortModel\` of [a grid](/x/sort)

Call \`apiRef.current.sort\` with \`getRows()\`.

\`\`\`tsx
## No heading
const a = \`code\`;
\`\`\`

#### Too deep {/* #deep */}

It is about \`deeper\`.

### Chosen anchor {/* #own-anchor */}

## Limits
### Limits
`;

test('finds headings with the anchors that they get, and the names that stand as code', () => {
  expect(extractSections(page)).toEqual([
    { anchor: '', heading: '', names: ['rows'], demos: ['FirstGrid'] },
    {
      anchor: 'set-the-sortmodel-of-a-grid',
      heading: 'Set the sortModel of a grid',
      names: ['sortModel', 'apiRef', 'current', 'sort', 'deeper'],
      demos: [],
    },
    { anchor: 'own-anchor', heading: 'Chosen anchor', names: [], demos: [] },
    { anchor: 'limits', heading: 'Limits', names: [], demos: [] },
    { anchor: 'limits-1', heading: 'Limits', names: [], demos: [] },
  ]);
});
