/** The rules of html-validate that the HTML of pages keeps. */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** The recommended rules, less those that do not fit HTML that is generated and minified. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The minifier's style: small letters, and neither quotes nor end tags where HTML needs none.
    'attr-quotes': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // Ids that React makes begin with `_`.
    'valid-id': ['error', { relaxed: true }],
    // Values that come with the data: the hue of a version, the height that a demo will have.
    'no-inline-style': 'off',
    // Docusaurus names the icon of an outside link, and has its own word for "none".
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'presentation-role-style': 'off',
    // Safari takes a list without bullets for none, unless it says that it is one.
    'no-redundant-role': 'off',
    // Docusaurus's column for the tree has no name; axe looks at landmarks as browsers take them.
    'unique-landmark': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Returns what html-validate finds in the HTML of a page, with the rule and the place. */
export function validateHtml(text: string): string[] {
  const { results } = validator.validateStringSync(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector}`),
  );
}
