import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { checkPicture } from './checkPicture';
import { drawBlocks } from './drawBlocks';
import { differencesDir, referenceDir } from './folders';
import { scale } from './picture';
import { readPicture } from './readPicture';

/** How to accept what is on a picture; the kind is the first part of its name. */
const toCommand = (name: string) =>
  `npx tsx test/pictures/run.ts --update ${name.replace(/\..*/, '')}`;

/**
 * Compares the PNG of a page with its reference. Where they differ, the page, its reference and the
 * page with the place framed are written into `differences/`.
 *
 * @param desk a blank page, whose browser decodes and draws
 * @param name of the reference, without `.png`
 */
export async function checkReference(desk: Page, name: string, png: Buffer): Promise<string[]> {
  const file = path.join(referenceDir, `${name}.png`);
  if (!existsSync(file)) {
    return [`There is no reference. Write it with: ${toCommand(name)}`];
  }
  const picture = await readPicture(desk, png, scale);
  const { problems, blocks } = checkPicture(
    picture,
    await readPicture(desk, await readFile(file), 1),
  );
  if (problems.length === 0) {
    return [];
  }
  await mkdir(differencesDir, { recursive: true });
  const toFile = (what: string) => path.join(differencesDir, `${name}.${what}.png`);
  await Promise.all([
    writeFile(toFile('actual'), png),
    copyFile(file, toFile('expected')),
    writeFile(toFile('difference'), await drawBlocks(desk, png, blocks)),
  ]);
  return [
    ...problems,
    `Look at ${path.relative(process.cwd(), toFile('difference'))}, beside it .actual and .expected.`,
    `To accept it: ${toCommand(name)}`,
  ];
}
