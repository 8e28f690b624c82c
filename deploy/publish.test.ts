// cspell:ignore esac
/** `publish.sh`, with stand-ins for `ssh` and `rsync` that note what they are asked for. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
const log = path.join(folder, 'log');

const toRules = (...hashes: readonly string[]) =>
  `add_header Content-Security-Policy "script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}; img-src 'self'" always;\n`;

const [kept, old, fresh] = ["'sha256-K/+='", "'sha256-O/+='", "'sha256-N/+='"] as const;

async function writeCommand(name: string, script: string): Promise<void> {
  const file = path.join(folder, 'bin', name);
  await writeFile(file, `#!/bin/bash\n${script}`);
  await chmod(file, 0o755);
}

beforeAll(async () => {
  for (const dir of ['bin', 'site/deploy', 'site/build', 'site/build-v6']) {
    await mkdir(path.join(folder, dir), { recursive: true });
  }
  await copyFile(path.join(__dirname, 'publish.sh'), path.join(folder, 'site/deploy/publish.sh'));
  await writeFile(path.join(folder, 'site/build/.nginx.conf'), toRules(kept, fresh));
  await writeFile(path.join(folder, 'site/build-v6/.nginx.conf'), toRules(kept));
  await writeFile(path.join(folder, 'published'), toRules(kept, old));
  // The host of v6 is new.
  await writeCommand(
    'ssh',
    `case "$*" in *build-v6*) ;; *"cat '/srv/docs/build/"*) cat ${folder}/published ;; *) echo "ssh $*" >> ${log} ;; esac`,
  );
  await writeCommand(
    'rsync',
    `from="\${@: -2:1}"; echo "rsync \${@:1:$#-2} to \${@: -1}" >> ${log}; [ "$from" = ./ ] || cat "$from"build/.nginx.conf "$from"build-v6/.nginx.conf >> ${log}`,
  );
});

test('rules that allow the inline scripts of both builds come before the pages, their own after them', () => {
  const script = path.join(folder, 'site/deploy/publish.sh');
  const PATH = `${path.join(folder, 'bin')}:${process.env.PATH}`;
  execFileSync('bash', [script, 'docs@example.com:/srv/docs'], { env: { ...process.env, PATH } });
  const reload = 'ssh docs@example.com sudo nginx -s reload';
  const to = 'to docs@example.com:/srv/docs/';
  expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toEqual([
    `rsync --archive --include */ --include **/assets/** --exclude * --prune-empty-dirs ${to}`,
    `rsync --archive ${to}`,
    toRules(kept, old, kept, fresh).trimEnd(),
    toRules(kept).trimEnd(),
    reload,
    `rsync --archive --delete-after --delay-updates --filter protect assets/** --exclude .nginx.conf ${to}`,
    `rsync --archive --include /build*/ --include /build*/.nginx.conf --exclude * ${to}`,
    reload,
  ]);
});

test('a server must be named', () => {
  expect(() =>
    execFileSync('bash', [path.join(folder, 'site/deploy/publish.sh')], { stdio: 'pipe' }),
  ).toThrow('Name the server and its folder: deploy/publish.sh user@host:/srv/docs');
});
