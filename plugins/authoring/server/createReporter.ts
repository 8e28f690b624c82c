/**
 * Creates what tells an author about problems while they write: all of them when they change, and
 * once when there are none any more.
 *
 * @param print shows a text in the terminal
 */
export function createReporter(
  print: (text: string) => void,
): (problems: readonly string[]) => void {
  let last = '';
  return (problems) => {
    const text = problems.join('\n');
    if (text !== last) {
      print(
        text === ''
          ? 'Nothing is wrong with the pages any more.'
          : `A build would stop because of ${problems.length === 1 ? 'this' : `these ${problems.length}`}:\n${text}`,
      );
      last = text;
    }
  };
}
