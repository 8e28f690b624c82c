import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const rows = [
  { month: 'Jan', web: 820, shop: 1310 },
  { month: 'Feb', web: 790, shop: 1280 },
  { month: 'Mar', web: null, shop: 1190 },
  { month: 'Apr', web: 1040, shop: 1205 },
];
const columns = ['month', 'web', 'shop'] as const;

// preview-start
function toCsv() {
  const cell = (value: string | number | null) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.join(','), ...lines].join('\r\n');
}

function download() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\ufeff', toCsv()], { type: 'text/csv' }));
  link.download = 'orders.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
// preview-end

export default function ExportCsv() {
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={download}>
        Download as CSV
      </Button>
      <LineChart
        aria-label="Orders by month, from the web and in the shop"
        height={240}
        dataset={rows}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        series={[
          { dataKey: 'web', label: 'Web' },
          { dataKey: 'shop', label: 'Shop' },
        ]}
      />
    </Box>
  );
}
