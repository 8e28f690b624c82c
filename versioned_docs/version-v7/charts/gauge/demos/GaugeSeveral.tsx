import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const shops = [
  { id: 'harbor', name: 'Harbor', charge: 84 },
  { id: 'market', name: 'Marktplatz', charge: 31 },
  { id: 'station', name: 'محطة القطار', charge: 0 },
  { id: 'mill', name: 'Old mill, third floor', charge: null },
];

// preview-start
/** A meter must have a value: without one, it is a picture. */
const unread = { role: 'img', 'aria-valuemin': undefined, 'aria-valuemax': undefined };
// preview-end

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
          <Gauge
            aria-labelledby={`battery-${id}`}
            height={120}
            value={charge}
            startAngle={-110}
            endAngle={110}
            text={({ value }) => (value === null ? '–' : `${value}%`)}
            {...(charge === null ? unread : { 'aria-valuetext': `${charge}%` })}
          />
          <Typography id={`battery-${id}`} variant="body2">
            {charge === null ? `${name}: no reading` : name}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
