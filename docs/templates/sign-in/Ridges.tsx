import Box from '@mui/material/Box';

const ridges = [
  'M0 150 C120 90 190 60 270 96 S430 20 540 66 S760 150 870 96 S1080 40 1200 104',
  'M0 196 C110 150 210 176 320 132 S520 92 640 146 S860 196 960 142 S1110 118 1200 158',
  'M0 232 C140 204 240 226 360 190 S600 160 720 206 S960 236 1050 200 S1150 184 1200 206',
];

/** Hills along the foot of the page. */
export default function Ridges() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1200 260"
      preserveAspectRatio="none"
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        width: '100%',
        height: { xs: 160, md: 260 },
        color: 'text.primary',
        pointerEvents: 'none',
      }}
    >
      {ridges.map((ridge, index) => (
        <path
          key={ridge}
          d={`${ridge} V260 H0 Z`}
          fill="currentColor"
          fillOpacity={0.02 + index * 0.012}
          stroke="currentColor"
          strokeOpacity={0.14}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Box>
  );
}
