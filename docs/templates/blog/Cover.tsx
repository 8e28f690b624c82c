import Box from '@mui/material/Box';
import toContours from './toContours';

/** The picture of a post: a hill that its title draws. */
export default function Cover({ title, wide = false }: { title: string; wide?: boolean }) {
  return (
    <Box
      component="svg"
      viewBox={wide ? '0 0 160 60' : '0 0 160 90'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: wide ? { xs: '16 / 9', sm: '160 / 60' } : '160 / 90',
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      {toContours(title).map((line, index) => (
        <Box
          component="path"
          key={line}
          d={line}
          vectorEffect="non-scaling-stroke"
          strokeWidth={index % 5 === 0 ? 1.75 : 1}
          sx={{
            fill: 'currentColor',
            fillOpacity: 0.035,
            stroke: 'currentColor',
            strokeOpacity: index % 5 === 0 ? 1 : 0.55,
            color: index % 5 === 0 ? 'primary.main' : 'text.primary',
          }}
        />
      ))}
    </Box>
  );
}
