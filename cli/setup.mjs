/**
 * Runs before other commands: installs the packages of the site and of every version when they differ
 * from the lockfile, and with `--browser` finds or installs Chromium and nginx. It is plain JavaScript
 * and imports only Node's modules, because no package may be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findCommand } from '../test/findCommand.mjs';

/** Scripts of npm run in the project's folder. */
const siteDir = process.cwd();
const stampFile = path.join(siteDir, 'node_modules/.installed');

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return (
    spawnSync(command, args, { cwd: siteDir, stdio: 'inherit', env: process.env }).status === 0
  );
}

/** Returns a hash of everything that decides which packages are installed. */
function hashManifests() {
  const versions = path.join(siteDir, 'versioned_docs');
  const names = existsSync(versions) ? readdirSync(versions) : [];
  const folders = ['', 'docs', ...names.map((name) => `versioned_docs/${name}`)];
  const manifests = folders.map((folder) => path.join(folder, 'package.json'));
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    const absolute = path.join(siteDir, file);
    hash.update(file).update(existsSync(absolute) ? readFileSync(absolute) : '');
  }
  return hash.digest('hex');
}

/** @param {string} file path from the project's folder */
const readJson = (file) => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));

/** Returns the version of pnpm that installs the packages, and the SHA-512 of its archive, as Corepack writes both. */
function readPackageManager() {
  const { packageManager } = readJson('package.json');
  const [, version, hash] = /^pnpm@([\d.]+)\+sha512\.([\da-f]{128})$/.exec(packageManager) ?? [];
  if (version === undefined || hash === undefined) {
    stop(
      `package.json: "packageManager" must be pnpm@<version>+sha512.<hash>; given: ${packageManager}. Write it with: npx corepack use pnpm@<version>`,
    );
  }
  return { version, hash };
}

/**
 * Runs pnpm: the one that the lockfile has installed, or one from the registry whose archive is what
 * package.json says.
 *
 * @param {...string} args
 */
function runPnpm(...args) {
  const { version, hash } = readPackageManager();
  const own = 'node_modules/pnpm';
  if (existsSync(path.join(siteDir, own)) && readJson(`${own}/package.json`).version === version) {
    return run(process.execPath, [`${own}/bin/pnpm.cjs`, ...args]);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pnpm-'));
  try {
    if (!run('npm', ['pack', `pnpm@${version}`, '--silent', '--pack-destination', folder])) {
      stop(`Cannot download pnpm ${version}. Check the network and the registry of npm.`);
    }
    const archive = path.join(folder, `pnpm-${version}.tgz`);
    if (createHash('sha512').update(readFileSync(archive)).digest('hex') !== hash) {
      stop(
        `The registry sent another pnpm ${version} than package.json names: its SHA-512 differs. Check the registry (npm config get registry) and "packageManager".`,
      );
    }
    return run('npx', ['--yes', '--package', archive, 'pnpm', ...args]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function installPackages() {
  const hash = hashManifests();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    return;
  }
  console.log('Installing the packages of the site and of every version …');
  if (!runPnpm('install', '--frozen-lockfile')) {
    stop('Cannot install the packages. Fix the errors above and run the command again.');
  }
  writeFileSync(stampFile, hash);
}

/** Programs that the browser checks need, and how to find them; optional ones make checks faster. */
const systemPackages = [
  { name: 'chromium', find: findChromium, variable: ' or set CHROMIUM_PATH to its executable' },
  {
    name: 'chromium-headless-shell',
    find: () => findCommand(['chromium-headless-shell', 'chrome-headless-shell']),
    optional: true,
  },
  { name: 'nginx-light', find: () => findCommand(['nginx']) },
];

function installSystemPackages() {
  const findMissing = () => systemPackages.filter(({ find }) => !find());
  const names = findMissing().map(({ name }) => name);
  const isRoot = process.getuid?.() === 0;
  if (names.length > 0 && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${names.join(' and ')} for the browser checks …`);
    run('apt-get', ['update', '-qq']);
    // One by one: a system may not have the optional one.
    names.forEach((name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]),
    );
  }
  const missing = findMissing()
    .filter(({ optional }) => !optional)
    .map(
      ({ name, variable = '' }) =>
        `The browser checks need ${name}, which is not on PATH. Install it (on Debian and Ubuntu: sudo apt-get install ${name})${variable}.`,
    );
  if (missing.length > 0) {
    stop(missing.join('\n'));
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `This is Node ${process.version}; the project needs 20.19 or later. Get it from https://nodejs.org.`,
  );
}
installPackages();
if (process.argv.includes('--browser')) {
  installSystemPackages();
}
