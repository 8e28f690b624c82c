import { format } from 'prettier';
import packageJson from '../../../../package.json';

/**
 * Formats JavaScript as the project's own code is.
 * A text that Prettier would change once more when it sees it again is formatted until it stays.
 */
export async function formatJavaScript(code: string): Promise<string> {
  const options = { ...packageJson.prettier, parser: 'babel' };
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
