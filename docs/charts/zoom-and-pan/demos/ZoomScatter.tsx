import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { visits } from './shopVisits';

const data = visits.flatMap(({ day, visitors, energy }) =>
  visitors === null ? [] : [{ id: day.toISOString(), x: visitors, y: energy }],
);

// preview-start
const zoom = { slider: { enabled: true } };
const xAxis = [{ id: 'visitors', label: 'Visitors', zoom }];
const yAxis = [{ id: 'energy', label: 'kWh', zoom }];
const initialZoom = [
  { axisId: 'visitors', start: 20, end: 70 },
  { axisId: 'energy', start: 30, end: 90 },
];
// preview-end

export default function ZoomScatter() {
  return (
    <ScatterChartPro
      aria-label="Energy of the shop against its visitors, with a slider on each axis"
      height={340}
      initialZoom={initialZoom}
      xAxis={xAxis}
      yAxis={yAxis}
      series={[{ data, valueFormatter: (point) => point && `${point.x} visitors, ${point.y} kWh` }]}
      voronoiMaxRadius={20}
    />
  );
}
