import { toIndexHtml } from './toIndexHtml';

test('renders a page with its title as text', () => {
  const html = toIndexHtml('<Grid> & "Co"', 'src/main.tsx');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.title).toBe('<Grid> & "Co"');
  expect(page.querySelector('meta[name="viewport"]')).not.toBeNull();
  expect(page.querySelector('script')?.getAttribute('src')).toBe('/src/main.tsx');
  expect(html).toMatchInlineSnapshot(`
   "<!doctype html>
   <html lang="en">
     <head>
       <meta charset="utf-8" />
       <meta name="viewport" content="width=device-width, initial-scale=1" />
       <title>&lt;Grid&gt; &amp; "Co"</title>
       <link rel="icon" href="data:," />
     </head>
     <body>
       <div id="root"></div>
       <script type="module" src="/src/main.tsx"></script>
     </body>
   </html>
   "
  `);
});
