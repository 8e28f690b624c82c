/** Properties with a physical side; their logical ones also work right to left. */
const physical = [
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)/,
  'left',
  'right',
  'top',
  'bottom',
];

/** Four values of which the inline ones differ: a physical side in disguise. */
const lopsided = /^\S+\s+(\S+)\s+\S+\s+(?!\1$)\S+$/;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  rules: {
    'declaration-no-important': true,
    'property-disallowed-list': [
      physical,
      {
        message: (property) =>
          `"${property}" has a physical side. Use a logical property: inset-inline-start, margin-block-end, border-start-start-radius, …`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:float|clear|text-align|caption-side)$/': ['left', 'right'],
        '/^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/': [
          lopsided,
        ],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" has a physical side. Use start, end or logical properties.`,
      },
    ],
    // Browsers would style the whole page again when it is hydrated.
    'selector-disallowed-list': [
      [/data-has-hydrated.*\*\s*$/],
      {
        message: (selector) =>
          `"${selector}" ends in "*", which styles every element again when the page is hydrated. Name a class.`,
      },
    ],
    // The names are Docusaurus's; those of our own modules are checked below.
    'selector-class-pattern': null,
    'keyframes-name-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Layers order the styles, and a component's rules are grouped by part.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'at-rule-empty-line-before': null,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        // TypeScript reads them as properties.
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          { message: (selector) => `Write "${selector}" in camelCase: it is read in TypeScript.` },
        ],
        // Colors are tokens, so that dark mode and contrast reach every component.
        'color-no-hex': true,
        'color-named': 'never',
      },
    },
  ],
};
