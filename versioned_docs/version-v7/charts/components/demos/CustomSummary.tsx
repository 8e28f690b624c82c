import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLineSeries, useXAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType, XAxis } from '@mui/x-charts/models';

const xAxis: XAxis[] = [{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }];
const series: AllSeriesType[] = [
  { type: 'line', label: 'Ground floor', data: [21, 23, 20, 24, 28, 33] },
  { type: 'line', label: 'Cellar', data: [11, 12, 11, null, 13, 15] },
];
const cell = {
  '& th, & td': { px: 0.5, fontSize: 13, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start' },
};

function DataTable() {
  // preview-start
  const days: readonly string[] = useXAxis().data ?? [];
  const rows = useLineSeries().map(({ id, label, data }) => (
    <tr key={id}>
      <th scope="row">{typeof label === 'function' ? label('legend') : label}</th>
      {data.map((value, index) => (
        <td key={days[index]}>{value ?? '–'}</td>
      ))}
    </tr>
  ));
  // preview-end
  const heads = days.map((day) => (
    <th key={day} scope="col">
      {day}
    </th>
  ));
  return (
    <Box component="table" sx={cell}>
      <thead>
        <tr>
          <td />
          {heads}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </Box>
  );
}

export default function CustomSummary() {
  return (
    <ChartDataProvider series={series} xAxis={xAxis} height={220}>
      <ChartsSurface aria-label="Energy by weekday and floor in kilowatt hours, also in the table">
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <DataTable />
    </ChartDataProvider>
  );
}
