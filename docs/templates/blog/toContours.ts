const rings = 11;
const points = 48;

/** Numbers from 0 to 1 that look like chance, and are the same for the same text. */
function createChance(text: string) {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

type Point = readonly [number, number];

/** Rounds a polygon: each corner pulls a curve that runs from the middle of one side to the next. */
function toPath(corners: Point[]): string {
  const middles = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = corners.map(
    (corner, index) => `Q${write(corner)} ${write(middles[index] ?? corner)}`,
  );
  return `M${write(middles.at(-1) ?? [0, 0])}${curves.join('')}Z`;
}

/** Draws a hill from a text: the paths of its contour lines, from the foot to the top. */
export default function toContours(text: string): string[] {
  const next = createChance(text);
  const [x, y] = [50 + next() * 60, 25 + next() * 40];
  const [drift, slope] = [next() * 4 - 2, next() * 3 - 1.5];
  const waves = [1, 2, 3, 5].map((wave) => ({
    wave,
    height: next() / (wave + 2.5),
    turn: next() * 7,
  }));
  return Array.from({ length: rings }, (_none, ring) => {
    const radius = (rings - ring) * 8;
    const line = Array.from({ length: points }, (_point, index) => {
      const angle = (index / points) * Math.PI * 2;
      const bend = waves.reduce(
        (sum, { wave, height, turn }) => sum + height * Math.sin(wave * angle + turn + ring * 0.12),
        1,
      );
      const across = x + ring * drift + Math.cos(angle) * radius * bend * 1.3;
      const down = y + ring * slope + Math.sin(angle) * radius * bend;
      return [across, down] as const;
    });
    return toPath(line);
  });
}
