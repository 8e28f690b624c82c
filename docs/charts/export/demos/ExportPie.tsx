import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';

const uses = [
  { id: 'cooling', label: 'Cooling', value: 570 },
  { id: 'ovens', label: 'Ovens', value: 340 },
  { id: 'light', label: 'Lighting', value: 190 },
];

// preview-start
function PrintToolbar() {
  return <ChartsToolbarPro aria-label="Energy by use" imageExportOptions={[]} />;
}
const slots = { toolbar: PrintToolbar };
// preview-end

export default function ExportPie() {
  return (
    <PieChartPro
      aria-label="Energy by use in kilowatt hours: cooling 570, ovens 340, lighting 190"
      height={220}
      series={[{ data: uses, valueFormatter: ({ value }) => `${value} kWh` }]}
      showToolbar
      slots={slots}
      slotProps={{ legend: { direction: 'horizontal' } }}
    />
  );
}
