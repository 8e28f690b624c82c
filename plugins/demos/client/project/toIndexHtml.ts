const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Renders the page of a project.
 *
 * @param title of the page, as text
 * @param main path of the script that draws it
 */
export function toIndexHtml(title: string, main: string): string {
  const escaped = title.replace(/[&<>]/g, (character) => entities[character] ?? character);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}
