/**
 * Checks code blocks in a separate process. Its arguments: the folder of the version whose packages they are
 * compiled with, and a file with the blocks, in the place of which it writes what was found in them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkSnippets } from './checkSnippets';
import type { Snippet } from './snippets';

const [versionDir = '', file = ''] = process.argv.slice(2);
const snippets = JSON.parse(readFileSync(file, 'utf8')) as Snippet[];
writeFileSync(file, JSON.stringify(checkSnippets(snippets, versionDir)));
