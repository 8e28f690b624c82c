import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as graphql from 'prettier/plugins/graphql';
import * as html from 'prettier/plugins/html';
import * as markdown from 'prettier/plugins/markdown';
import * as postcss from 'prettier/plugins/postcss';
import { format } from 'prettier/standalone';
import packageJson from '../../../../package.json';

const options = {
  ...packageJson.prettier,
  parser: 'babel',
  // Template literals may hold other languages. Named one by one, since Prettier would import them
  // while it runs, which Jest does not let it do.
  plugins: [babel, estree as Plugin, graphql, html, markdown, postcss],
};

/**
 * Formats JavaScript as the project's own code is.
 * A text that Prettier would change once more when it sees it again is formatted until it stays.
 */
export async function formatJavaScript(code: string): Promise<string> {
  let formatted = await format(code, options);
  for (let count = 0; count < 5; count += 1) {
    const again = await format(formatted, options);
    if (again === formatted) {
      break;
    }
    formatted = again;
  }
  return formatted;
}
