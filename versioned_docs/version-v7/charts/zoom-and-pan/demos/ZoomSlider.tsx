import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

// preview-start
const zoom = { slider: { enabled: true, preview: true } } as const;
const initialZoom = [{ axisId: 'day', start: 60, end: 85 }];
// preview-end

export default function ZoomSlider() {
  return (
    <LineChartPro
      aria-label="Visitors of the shop by day, with a slider to zoom"
      height={340}
      dataset={visits}
      initialZoom={initialZoom}
      xAxis={[
        {
          id: 'day',
          dataKey: 'day',
          scaleType: 'utc',
          domainLimit: 'strict',
          valueFormatter: date.format,
          zoom,
        },
      ]}
      series={[{ dataKey: 'visitors', label: 'Visitors', curve: 'linear', showMark: false }]}
      hideLegend
    />
  );
}
