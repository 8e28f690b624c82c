/** How long a title must be the same, and how long is waited for that at the most, in ms. */
const rest = 300;
const patience = 3000;
const step = 50;

/**
 * Calls back with the title of the page once it rests: while a page comes alive, and for a moment
 * after a page change, the document has another one.
 *
 * @returns calls it off
 */
export function whenTitleRests(callback: (title: string) => void): () => void {
  let { title } = document;
  let rested = 0;
  let waited = 0;
  const timer = setInterval(() => {
    waited += step;
    rested = document.title === title ? rested + step : 0;
    title = document.title;
    if (rested >= rest || waited >= patience) {
      clearInterval(timer);
      callback(title);
    }
  }, step);
  return () => clearInterval(timer);
}
