import { toMainFile } from './toMainFile';

const dependencies = { '@mui/material': '7.3.11', react: '19.2.9', 'react-dom': '19.2.9' };

test('draws on a root from React 18 on', () => {
  expect(toMainFile({ style: 'MUI System', variant: 'TS', dependencies })).toMatchInlineSnapshot(`
   "import { createRoot } from 'react-dom/client';
   import CssBaseline from '@mui/material/CssBaseline';
   import Demo from './Demo';

   createRoot(document.getElementById('root')!).render(
     <>
       <CssBaseline />
       <Demo />
     </>,
   );
   "
  `);
});

test('asserts nothing in JavaScript', () => {
  const main = toMainFile({ style: 'CSS', variant: 'JS', dependencies });
  expect(main).toContain(`createRoot(document.getElementById('root')).render(`);
});

test('draws without a root on React 17', () => {
  const old = { '@material-ui/core': '4.12.4', react: '17.0.2', 'react-dom': '17.0.2' };
  expect(toMainFile({ style: 'MUI System', variant: 'TS', dependencies: old }))
    .toMatchInlineSnapshot(`
   "import ReactDOM from 'react-dom';
   import CssBaseline from '@material-ui/core/CssBaseline';
   import Demo from './Demo';

   ReactDOM.render(
     <>
       <CssBaseline />
       <Demo />
     </>,
     document.getElementById('root'),
   );
   "
  `);
});

test("puts the library's styles before those of plain CSS", () => {
  expect(toMainFile({ style: 'CSS', variant: 'TS', dependencies })).toMatchInlineSnapshot(`
   "import { createRoot } from 'react-dom/client';
   import CssBaseline from '@mui/material/CssBaseline';
   import { StyledEngineProvider } from '@mui/material/styles';
   import Demo from './Demo';

   createRoot(document.getElementById('root')!).render(
     <StyledEngineProvider injectFirst>
       <CssBaseline />
       <Demo />
     </StyledEngineProvider>,
   );
   "
  `);
});

test('brings the styles of Tailwind', () => {
  expect(toMainFile({ style: 'Tailwind', variant: 'TS', dependencies })).toContain(
    `import './index.css';`,
  );
});

test('does without the baseline where a demo does without the library', () => {
  const bare = { react: '18.3.1', 'react-dom': '18.3.1' };
  expect(toMainFile({ style: 'CSS', variant: 'TS', dependencies: bare })).not.toContain(
    'CssBaseline',
  );
});
