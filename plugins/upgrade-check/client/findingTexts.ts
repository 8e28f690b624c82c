import { translate } from '@docusaurus/Translate';
import { groupBy } from '../../../core/groupBy';
import { plans } from '../../../core/library';
import { toPlanMessage } from '../../../core/messages';
import type { Version } from '../../../core/types';
import type { CheckResult, Finding } from '../types';

/** Says what a finding is about, without its types. */
export function describeFinding({ kind, part, name, owner, note }: Finding, to: Version): string {
  const values = { name, owner: owner ?? '', version: to.label };
  const subject =
    owner && part !== 'export' && part !== 'theme'
      ? translate({ id: 'site.upgradeCheck.ofOwner', message: '{name} of {owner}' }, values)
      : name;
  const all = { ...values, subject };
  const plan = plans.find((item) => item === note);
  switch (kind) {
    case 'removed':
      return part === 'package'
        ? translate(
            { id: 'site.upgradeCheck.noPackage', message: "{name} isn't part of {version}." },
            all,
          )
        : part === 'export'
          ? translate(
              {
                id: 'site.upgradeCheck.noExport',
                message: "{owner} doesn't export {name} in {version}.",
              },
              all,
            )
          : translate(
              { id: 'site.upgradeCheck.removed', message: "{subject} doesn't exist in {version}." },
              all,
            );
    case 'required':
      return translate(
        { id: 'site.upgradeCheck.required', message: '{subject} is required in {version}.' },
        all,
      );
    case 'retyped':
      return translate(
        {
          id: 'site.upgradeCheck.retyped',
          message: '{subject} has a different type in {version}.',
        },
        all,
      );
    case 'default':
      return translate(
        {
          id: 'site.upgradeCheck.default',
          message: '{subject} has a different default in {version}.',
        },
        all,
      );
    case 'plan':
      return translate(
        { id: 'site.upgradeCheck.plan', message: '{subject} needs the {plan} in {version}.' },
        { ...all, plan: plan ? translate(toPlanMessage(plan)) : '' },
      );
    case 'deprecated':
      return translate(
        { id: 'site.upgradeCheck.deprecated', message: '{subject} is deprecated in {version}.' },
        all,
      );
  }
}

/** Says what may take the place of something. */
export const describeReplacement = (replacement: string): string =>
  translate(
    { id: 'site.upgradeCheck.replacement', message: 'Possible replacement: {replacement}' },
    { replacement },
  );

/** Counts findings, those that a codemod mends apart. */
export function summarize({ findings }: CheckResult): string {
  const mended = findings.filter(({ byCodemod }) => byCodemod).length;
  const left = findings.length - mended;
  return findings.length === 0
    ? translate({ id: 'site.upgradeCheck.nothing', message: 'Nothing found.' })
    : translate(
        {
          id: 'site.upgradeCheck.counts',
          message: 'To change by hand: {left}. Changed by the codemod: {mended}.',
        },
        { left, mended },
      );
}

/** Renders a result as a Markdown task list. */
export function renderReport(result: CheckResult, from: Version, to: Version): string {
  const title = `# ${from.label} → ${to.label}`;
  const codemod = translate({ id: 'site.upgradeCheck.codemod', message: 'codemod' });
  const files = [...groupBy(result.findings, ({ file }) => file)].map(([file, findings]) => {
    const items = findings.map((finding) => {
      const { kind, line, code, before, after, note, replacement, byCodemod } = finding;
      const more = [
        ...(before === null && after === null ? [] : [`\`${before}\` → \`${after}\``]),
        ...(replacement === null ? [] : [describeReplacement(replacement)]),
        ...(kind === 'deprecated' && note ? [note] : []),
      ];
      return [
        `- [ ] ${line}: ${describeFinding(finding, to)}${byCodemod ? ` (${codemod})` : ''}`,
        ...more.map((text) => `  ${text}`),
        `  \`${code.replaceAll('`', "'")}\``,
      ].join('\n');
    });
    return `## ${file}\n\n${items.join('\n')}`;
  });
  const failures = result.failures.map(({ file, message }) => `- ${file}: ${message}`);
  return `${[title, summarize(result), ...files, ...(failures.length > 0 ? [failures.join('\n')] : [])].join('\n\n')}\n`;
}
