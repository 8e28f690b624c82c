import type { CodeStyle, CodeVariant } from '../../../preferences/types';

interface MainFileOptions {
  style: CodeStyle;
  variant: CodeVariant;
  /** What the demo needs, with exact versions; React is among it. */
  dependencies: Readonly<Record<string, string>>;
}

/** The packages that hold the library's baseline of a page: font, margins, box sizes. */
const baselinePackages = ['@mui/material', '@material-ui/core'];

/** What puts the library's styles before those of the page, which win where both weigh the same. */
const stylesFirst: Record<string, { component: string; from: string }> = {
  '@mui/material': { component: 'StyledEngineProvider', from: '@mui/material/styles' },
  '@material-ui/core': { component: 'StylesProvider', from: '@material-ui/core/styles' },
};

/** Renders the file that draws a demo on its version's own React, on the page that it has here. */
export function toMainFile({ style, variant, dependencies }: MainFileOptions): string {
  const hasRoots = Number.parseInt(dependencies.react ?? '', 10) >= 18;
  const baseline = baselinePackages.find((name) => name in dependencies);
  const root = `document.getElementById('root')${variant === 'TS' && hasRoots ? '!' : ''}`;
  const first = style === 'CSS' && baseline ? stylesFirst[baseline] : undefined;
  const page = [
    first ? `  <${first.component} injectFirst>` : '  <>',
    ...(baseline ? ['    <CssBaseline />'] : []),
    '    <Demo />',
    first ? `  </${first.component}>,` : '  </>,',
  ];
  return [
    hasRoots
      ? `import { createRoot } from 'react-dom/client';`
      : `import ReactDOM from 'react-dom';`,
    ...(baseline ? [`import CssBaseline from '${baseline}/CssBaseline';`] : []),
    ...(first ? [`import { ${first.component} } from '${first.from}';`] : []),
    `import Demo from './Demo';`,
    ...(style === 'Tailwind' ? [`import './index.css';`] : []),
    '',
    ...(hasRoots
      ? [`createRoot(${root}).render(`, ...page, ');']
      : ['ReactDOM.render(', ...page, `  ${root},`, ');']),
    '',
  ].join('\n');
}
