import type { UseSettings } from '../api-reference/analysis';
import type { Product } from '../../core/types';

/** Path of the page in the current version. */
export const upgradeCheckPage = 'upgrade-check';

/** A file of the visitor's. */
export interface CodeFile {
  name: string;
  text: string;
}

/** What can be wrong with a line. */
export type FindingKind = 'removed' | 'required' | 'retyped' | 'default' | 'plan' | 'deprecated';

/** Code that the newer version doesn't take, or takes otherwise. */
export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  /** The line, without the space around it. */
  code: string;
  kind: FindingKind;
  /**
   * What it is about: `package` for something that can be imported from, `export` for what can be imported,
   * `theme` for the name of a component in the theme.
   */
  part: 'package' | 'export' | 'prop' | 'slot' | 'class' | 'theme';
  name: string;
  /** The component or interface that it is a part of; where something is imported from. */
  owner: string | null;
  /** Type or default as it was, and as it is. */
  before: string | null;
  after: string | null;
  /** The plan that it needs now; why it is deprecated, in Markdown. */
  note: string | null;
  /** What may take its place: a name, or where to import it from. */
  replacement: string | null;
  /** Path of its row or page in the reference of the newer version, or of the older one where only that has it. */
  row: { path: string; of: 'from' | 'to' } | null;
  /** Whether it is gone once the codemods have run. */
  byCodemod: boolean;
}

/** What a check of files found. */
export interface CheckResult {
  findings: Finding[];
  /** What the codemods change. */
  changes: { file: string; before: string; after: string }[];
  /** Files that the check or the codemods failed to read as code, with the reason. */
  failures: { file: string; message: string }[];
}

/** What the page asks its worker. */
export interface CheckRequest {
  files: readonly CodeFile[];
  /** Names of the versions. */
  from: string;
  to: string;
  products: readonly Product[];
  /** Majors after that of `from` up to that of `to`, oldest first: their codemods run in this order. */
  majors: readonly string[];
  /** Address of the current version, with a slash after it. */
  root: string;
  settings: UseSettings;
}

/** What the worker answers: how many files it has checked, and in the end what it found; or that it failed. */
export type CheckAnswer =
  | { state: 'checking'; done: number }
  | { state: 'done'; result: CheckResult }
  | { state: 'failed' };
