/**
 * Returns the script that shows code in the visitor's language before the page is painted: what the
 * address asks for (`#Demo.js`), else what the cookie keeps. TypeScript, the default, sets nothing.
 */
export function renderCodeVariantScript(): string {
  return [
    'try{',
    'var asked=/\\.(js|tsx)(?::\\d+(?:-\\d+)?)?$/.exec(location.hash);',
    "if(asked?asked[1]==='js':/(?:^|; )codeVariant=JS(?:;|$)/.test(document.cookie))",
    "document.documentElement.setAttribute('data-code-variant','JS')",
    '}catch(error){}',
  ].join('');
}
