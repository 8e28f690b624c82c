/** Prints what failed as it fails, and in the end `N passed, N failed`. */
import { writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { resultsDir, unchanged } from './results';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const isUnchanged = ({ annotations }: TestCase | TestResult) =>
  annotations.some(({ description }) => description === unchanged);

/** Where the counts of the last run are, for what adds them up. */
const countsFile = path.join(resultsDir, 'browser.json');

export default class PlainReporter implements Reporter {
  private suite: Suite | undefined;
  private durations: { title: string; duration: number }[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const title = test.titlePath().slice(1).filter(Boolean).join(' › ');
    this.durations.push({ title, duration: result.duration });
    if (result.status === 'passed' || result.status === 'skipped') {
      return;
    }
    const again = result.retry > 0 ? ' (second try)' : '';
    console.log(`✗ ${title}${again}, ${result.status} after ${seconds(result.duration)}`);
    for (const { message = '', location } of result.errors) {
      const where = location
        ? `${path.relative(process.cwd(), location.file)}:${location.line}\n`
        : '';
      console.log(`${where}${message}`.replace(/^/gm, '    '));
    }
  }

  onError({ message }: { message?: string }): void {
    console.log(message);
  }

  onEnd({ duration, status }: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    if (process.argv.includes('--list')) {
      tests.forEach((test) => console.log(test.titlePath().slice(1).filter(Boolean).join(' › ')));
      console.log(`${tests.length} tests`);
      return;
    }
    const outcomes = tests.map((test) => ({ test, outcome: test.outcome() }));
    const known = tests.filter(
      (test) =>
        test.outcome() === 'skipped' && (isUnchanged(test) || test.results.some(isUnchanged)),
    );
    const flaky = outcomes.filter(({ outcome }) => outcome === 'flaky');
    const passed = outcomes.filter(({ outcome }) => outcome === 'expected').length;
    const wrong = outcomes.filter(({ outcome }) => outcome === 'unexpected').length;
    const notRun = outcomes.length - passed - wrong - flaky.length - known.length;
    for (const { test } of flaky) {
      console.log(
        `✗ ${test.title}: failed once and passed once. That is a failure: see both traces.`,
      );
    }
    const slowest = this.durations.toSorted((a, b) => b.duration - a.duration).slice(0, 8);
    console.log(
      `${seconds(duration)}; slowest: ${slowest.map(({ title, duration: ms }) => `${title} ${seconds(ms)}`).join('; ')}`,
    );
    // What is skipped for another reason, or never came to run, is not known to be well.
    const failed =
      wrong +
      flaky.length +
      notRun +
      (tests.length === 0 || (status !== 'passed' && wrong + flaky.length + notRun === 0) ? 1 : 0);
    const counts = { passed: passed + known.length, failed, unchanged: known.length };
    mkdirSync(path.dirname(countsFile), { recursive: true });
    writeFileSync(countsFile, JSON.stringify(counts));
    if (known.length > 0) {
      console.log(`${known.length} of them not run again: ${unchanged}`);
    }
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
  }
}
