import Box from '@mui/material/Box';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024'];
const common = { stack: 'energy', area: true, showMark: false };

export default function StackedAreas() {
  return (
    <Box component="figure" aria-label="Energy of the farm by source" sx={{ m: 0, height: 300 }}>
      {/* preview-start */}
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={[
          { ...common, data: [12, 14, 19, 26, 31], label: 'Solar' },
          { ...common, data: [20, 21, 20, 22, 24], label: 'Wind' },
          { ...common, data: [30, 26, 20, 12, 8], label: 'Grid' },
        ]}
        sx={{ [`.${lineElementClasses.root}`]: { display: 'none' } }}
      />
      {/* preview-end */}
    </Box>
  );
}
