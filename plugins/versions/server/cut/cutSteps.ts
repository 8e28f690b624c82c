import type { CutStep } from './cutStep';
import { packagesStep } from './packagesStep';
import { pagesStep } from './pagesStep';
import { redirectsStep } from './redirectsStep';
import { siteStep } from './siteStep';
import { translationsStep } from './translationsStep';

/**
 * All that cutting a version changes, in this order. It is taken back in the same order: packages are
 * installed when the folder that asks for them is there, or is no longer there.
 */
export const cutSteps: readonly CutStep[] = [
  pagesStep,
  translationsStep,
  siteStep,
  redirectsStep,
  packagesStep,
];
