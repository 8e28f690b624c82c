import { library } from '../../../../library';
import type { CodeStyle, CodeVariant } from '../../../preferences/types';

interface MainFileOptions {
  style: CodeStyle;
  variant: CodeVariant;
  /** What the demo needs, with exact versions; React is among it. */
  dependencies: Readonly<Record<string, string>>;
}

/** Renders the file that draws a demo on its version's own React, on the page that it has here. */
export function toMainFile({ style, variant, dependencies }: MainFileOptions): string {
  const hasRoots = Number.parseInt(dependencies.react ?? '', 10) >= 18;
  const [, foundation] =
    Object.entries(library.foundations).find(([name]) => name in dependencies) ?? [];
  const baseline = foundation?.baseline;
  const root = `document.getElementById('root')${variant === 'TS' && hasRoots ? '!' : ''}`;
  // Styles of a page win over those of the library where both weigh the same: these come first.
  const first = style === 'CSS' ? foundation?.stylesFirst : undefined;
  const page = [
    first ? `  <${first.name} injectFirst>` : '  <>',
    ...(baseline ? [`    <${baseline.name} />`] : []),
    '    <Demo />',
    first ? `  </${first.name}>,` : '  </>,',
  ];
  return [
    hasRoots
      ? `import { createRoot } from 'react-dom/client';`
      : `import ReactDOM from 'react-dom';`,
    ...(baseline ? [`import ${baseline.name} from '${baseline.from}';`] : []),
    ...(first ? [`import { ${first.name} } from '${first.from}';`] : []),
    `import Demo from './Demo';`,
    ...(style === 'Tailwind' ? [`import './index.css';`] : []),
    '',
    ...(hasRoots
      ? [`createRoot(${root}).render(`, ...page, ');']
      : ['ReactDOM.render(', ...page, `  ${root},`, ');']),
    '',
  ].join('\n');
}
