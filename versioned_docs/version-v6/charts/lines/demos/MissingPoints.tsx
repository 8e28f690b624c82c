import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18];
const readings = [4, 7, null, null, 16, 15, 11];

export default function MissingPoints() {
  return (
    <Box component="figure" aria-label="Greenhouse temperature" sx={{ m: 0, height: 300 }}>
      {/* preview-start */}
      <LineChart
        height={300}
        xAxis={[{ data: hours, label: 'Hour', tickMinStep: 2 }]}
        series={[
          { data: readings, label: 'Sensor A', connectNulls: true, curve: 'linear' },
          { data: [8, 9, 12, 14, 14, 13, 12], label: 'Sensor B', curve: 'step', showMark: false },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
