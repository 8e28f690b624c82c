import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const branches = [
  { name: 'Harbor', solar: 61 },
  { name: 'Marktplatz', solar: 34 },
  { name: '駅前店', solar: 12 },
  { name: 'Old mill', solar: 100 },
];

export default function PieDemoBranches() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        textAlign: 'center',
      }}
    >
      {branches.map(({ name, solar }) => (
        <Box
          component="figure"
          key={name}
          aria-label={`${name}: ${solar}% of the energy is solar`}
          sx={{ m: 0 }}
        >
          {/* preview-start */}
          <PieChart
            height={120}
            margin={{ left: 5, right: 5 }}
            slotProps={{ legend: { hidden: true } }}
            series={[
              {
                innerRadius: '70%',
                data: [
                  { id: 'solar', value: solar, label: 'Solar', color: '#ca8a04' },
                  { id: 'grid', value: 100 - solar, label: 'Grid', color: '#94a3b8' },
                ],
                valueFormatter: ({ value }) => `${value}%`,
              },
            ]}
          />
          {/* preview-end */}
          <Typography variant="body2">{`${name}, ${solar}%`}</Typography>
        </Box>
      ))}
    </Box>
  );
}
