import Box from '@mui/material/Box';
import toStars from './toStars';

const stars = toStars(260, 4711);

/** A bird of stars, from the tail to the beak. */
const bird = [
  [18, 68],
  [30, 60],
  [42, 57],
  [52, 48],
  [63, 44],
  [72, 36],
  [80, 35],
] as const;
const wing = [
  [42, 57],
  [38, 40],
  [50, 26],
  [52, 48],
] as const;

const toPoints = (line: readonly (readonly [number, number])[]) =>
  line.map((point) => point.join(',')).join(' ');

/** The night sky with its circles, and the constellation that gave the product its name. */
export default function StarMap() {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <g fill="none" stroke="#9fc2e8" strokeOpacity="0.22" strokeWidth="0.15">
        {[12, 24, 36, 48, 60].map((radius) => (
          <circle key={radius} cx="58" cy="46" r={radius} />
        ))}
        {[0, 30, 60, 90, 120, 150].map((angle) => (
          <path key={angle} d="M-42 46 H158" transform={`rotate(${angle} 58 46)`} />
        ))}
      </g>
      {stars.map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill="#fff" opacity={0.35 + size} />
      ))}
      <g fill="none" stroke="#9fd0ff" strokeWidth="0.2" strokeLinejoin="round">
        <polyline points={toPoints(bird)} />
        <polyline points={toPoints(wing)} />
      </g>
      {[...bird, wing[1], wing[2]].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="0.6" fill="#fff" />
      ))}
    </Box>
  );
}
