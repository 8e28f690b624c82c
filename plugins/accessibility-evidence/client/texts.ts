import { translate } from '@docusaurus/Translate';
import { type Impact, type View, views } from '../types';

/** Names of the views in which demos are looked at. */
const toViewName = (view: View): string =>
  ({
    'light ltr': translate({ id: 'site.evidence.lightLtr', message: 'light' }),
    'dark ltr': translate({ id: 'site.evidence.darkLtr', message: 'dark' }),
    'light rtl': translate({ id: 'site.evidence.lightRtl', message: 'light, right to left' }),
    'dark rtl': translate({ id: 'site.evidence.darkRtl', message: 'dark, right to left' }),
  })[view];

/** Says in which views a rule fails. */
export const toViewsText = (failing: readonly View[] = views): string =>
  failing.length === views.length
    ? translate({ id: 'site.evidence.everyView', message: 'in every view' })
    : failing.map(toViewName).join('; ');

export const toImpactText = (impact: Impact): string =>
  ({
    minor: translate({ id: 'site.evidence.minor', message: 'minor' }),
    moderate: translate({ id: 'site.evidence.moderate', message: 'moderate' }),
    serious: translate({ id: 'site.evidence.serious', message: 'serious' }),
    critical: translate({ id: 'site.evidence.critical', message: 'critical' }),
  })[impact];

/** Says what a walk by keyboard has found, by its name in `DemoEvidence`; nothing for a rule of axe. */
export function toKeyboardText(problem: string): string | undefined {
  switch (problem) {
    case 'trapped':
      return translate({ id: 'site.evidence.trapped', message: "Tab doesn't leave the demo" });
    case 'withoutFocus':
      return translate({ id: 'site.evidence.withoutFocus', message: "Focus isn't visible" });
    case 'unreachable':
      return translate({
        id: 'site.evidence.unreachable',
        message: 'Controls that Tab never reaches',
      });
    default:
      return undefined;
  }
}
