import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { day: new Date(2025, 3, 14), tide: 3.1 },
  { day: new Date(2025, 3, 15), tide: 3.4 },
  { day: new Date(2025, 3, 17), tide: 4.2 },
  { day: new Date(2025, 3, 18), tide: 4.5 },
  { day: new Date(2025, 3, 21), tide: 3.2 },
];

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function TimeLine() {
  return (
    <Box component="figure" aria-label="High tide per day in meters" sx={{ m: 0, height: 300 }}>
      {/* preview-start */}
      <LineChart
        height={300}
        dataset={dataset}
        xAxis={[
          {
            scaleType: 'time',
            dataKey: 'day',
            valueFormatter: (day: Date) => shortDay.format(day),
            tickNumber: 4,
          },
        ]}
        yAxis={[{ label: 'Meters', min: 0, max: 5 }]}
        series={[{ dataKey: 'tide', label: 'High tide' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
