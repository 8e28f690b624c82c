import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const tide = [
  { time: new Date(2025, 3, 17, 0), level: 1.1 },
  { time: new Date(2025, 3, 17, 4), level: 3.8 },
  { time: new Date(2025, 3, 17, 7), level: 2.4 },
  { time: new Date(2025, 3, 17, 11), level: 0.7 },
  { time: new Date(2025, 3, 17, 16), level: 4.1 },
  { time: new Date(2025, 3, 17, 23), level: 0.9 },
];

const toHour = (time: Date) => `${time.getHours()}:00`;

export default function LineOverTime() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Tide at the harbor wall on April 17, 2025"
        dataset={tide}
        xAxis={[{ scaleType: 'time', dataKey: 'time', valueFormatter: toHour, tickNumber: 6 }]}
        yAxis={[{ label: 'Meters', min: 0 }]}
        series={[{ dataKey: 'level', label: 'Water level', color: palette.primary.main }]}
        grid={{ horizontal: true }}
      />
      {/* preview-end */}
    </Box>
  );
}
