/** Returns where the next token starts: past white space and comments. */
export function skipTrivia(text: string, position: number): number {
  const trivia = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
  trivia.lastIndex = position;
  return position + (trivia.exec(text)?.[0].length ?? 0);
}
