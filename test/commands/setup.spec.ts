/** `cli/setup.mjs`, which every command runs first, where nothing is installed. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { copySources, editCopy } from '../support/copy';

test(
  'a pnpm that is not the one of package.json is refused before it runs',
  { tag: '@all' },
  async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'setup-'));
    await copySources(dir, ['cli/setup.mjs', 'test/findCommand.mjs', 'package.json']);
    await mkdir(path.join(dir, 'versioned_docs'));
    await editCopy(dir, 'package.json', (text) =>
      text.replace(/(?<=\+sha512\.)[\da-f]+/, 'a'.repeat(128)),
    );
    const setup = promisify(execFile)(process.execPath, ['cli/setup.mjs'], { cwd: dir });
    await expect(setup).rejects.toThrow(
      /The registry sent another pnpm [\d.]+ than package\.json names/,
    );
    await rm(dir, { recursive: true });
  },
);
