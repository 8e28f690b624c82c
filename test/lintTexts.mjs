/** Lints texts as if they were files: reads `[{filePath, text}]`, prints each one's messages. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ overrideConfigFile: 'test/eslint.config.mjs' });
const results = [];
for (const file of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(file.text, { filePath: file.filePath });
  results.push(result.messages.map(({ message }) => message));
}
console.log(JSON.stringify(results));
