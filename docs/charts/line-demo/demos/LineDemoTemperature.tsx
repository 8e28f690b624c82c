import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const start = Date.UTC(2025, 5, 2);
const times = Array.from({ length: 49 }, (_, index) => new Date(start + index * 1_800_000));
const degrees = times.map((_, index) =>
  index === 20 || index === 21 ? null : 3 + 2.4 * Math.sin(index / 5) + ((index * 7) % 5) / 6,
);
const clock = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

export default function LineDemoTemperature() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <LineChart
        aria-label="Temperature in the cold room over one day, with the limit of 5 degrees Celsius"
        margin={{ right: 40 }}
        xAxis={[{ data: times, scaleType: 'utc', tickNumber: 5, valueFormatter: clock.format }]}
        yAxis={[
          {
            label: '°C',
            colorMap: { type: 'piecewise', thresholds: [5], colors: ['#0288d1', '#d32f2f'] },
          },
        ]}
        series={[{ data: degrees, showMark: false, valueFormatter: (v) => v?.toFixed(1) ?? '–' }]}
      >
        {/* preview-start */}
        <ChartsReferenceLine
          y={5}
          label="Limit"
          labelAlign="middle"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
        />
        {/* preview-end */}
      </LineChart>
    </Box>
  );
}
