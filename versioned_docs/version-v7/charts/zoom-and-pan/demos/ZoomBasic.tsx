import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export default function ZoomBasic() {
  return (
    <LineChartPro
      title="Visitors of the shop by day"
      height={300}
      dataset={visits}
      // preview-start
      xAxis={[
        {
          id: 'day',
          dataKey: 'day',
          scaleType: 'utc',
          domainLimit: 'strict',
          valueFormatter: date.format,
          zoom: true,
        },
      ]}
      // preview-end
      series={[{ dataKey: 'visitors', label: 'Visitors', curve: 'linear', showMark: false }]}
      margin={{ top: 20, right: 30, bottom: 30 }}
      slotProps={{ legend: { hidden: true } }}
    />
  );
}
