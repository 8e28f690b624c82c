import { addTemplates, extractSections } from './guides';

describe('extractSections', () => {
  // cspell:ignore sortmodel

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
});

describe('addTemplates', () => {
  const toGuide = (slug: string) => ({
    slug,
    title: slug,
    description: '',
    product: undefined,
    plan: undefined,
    components: [],
    sections: [],
  });

  test('the gallery has a section for each template, other pages stay as they are', () => {
    const template = {
      name: 'sign-in',
      demo: 'SignIn',
      title: 'Sign in',
      description: '',
      shows: [],
    };
    const [gallery, other] = addTemplates([toGuide('/templates'), toGuide('/sorting')], [template]);
    expect(gallery?.sections).toEqual([
      { anchor: 'sign-in', heading: 'Sign in', names: [], demos: ['SignIn'] },
    ]);
    expect(other).toEqual(toGuide('/sorting'));
  });
});
