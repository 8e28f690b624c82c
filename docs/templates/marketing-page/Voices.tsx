import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const voices = [
  {
    text: 'The board by the door had hung there for thirty years. We needed one wet week to forget it.',
    name: 'Greta Lind',
    place: 'Harbor master, 62 berths',
  },
  {
    text: 'I look up the tide on the same page on which I give away the berth. That was the whole wish.',
    name: 'Tom Avery',
    place: 'Night watch, 18 berths',
  },
  {
    text: 'In July we turned away eleven boats. In the July before it had been ninety.',
    name: 'Rosa Vidal',
    place: 'Treasurer of a sailing club',
  },
];

export default function Voices() {
  return (
    <Box
      id="voices"
      component="section"
      aria-labelledby="voices-title"
      sx={{ scrollMarginBlockStart: 96 }}
    >
      <Typography
        id="voices-title"
        variant="h4"
        component="h2"
        sx={{ mb: 4, fontWeight: 680, letterSpacing: '-0.025em' }}
      >
        Heard on the pier
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {voices.map(({ text, name, place }) => (
          <Box
            key={name}
            component="figure"
            sx={{
              m: 0,
              p: 3,
              display: 'flex',
              flexDirection: 'column',
              gap: 2,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            <Typography component="blockquote" sx={{ m: 0, fontSize: 18, flexGrow: 1 }}>
              “{text}”
            </Typography>
            <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
              <b>{name}</b>
              <br />
              {place}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
