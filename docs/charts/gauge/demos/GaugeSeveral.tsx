import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const shops = [
  { id: 'harbor', name: 'Harbor', charge: 84 },
  { id: 'market', name: 'Marktplatz', charge: 31 },
  { id: 'station', name: 'محطة القطار', charge: 0 },
  { id: 'mill', name: 'Old mill, third floor', charge: null },
];

export default function GaugeSeveral() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        textAlign: 'center',
      }}
    >
      {shops.map(({ id, name, charge }) => (
        <div key={id}>
          {/* preview-start */}
          <Gauge
            aria-labelledby={`battery-${id}`}
            aria-valuetext={charge === null ? 'No reading' : `${charge}%`}
            height={120}
            value={charge}
            startAngle={-110}
            endAngle={110}
            text={({ value }) => (value === null ? '–' : `${value}%`)}
          />
          {/* preview-end */}
          <Typography id={`battery-${id}`} variant="body2">
            {name}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
