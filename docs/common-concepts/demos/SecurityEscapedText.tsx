import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
const image = '<img src=x onerror="alert(1)">';
const script = '<script>alert(2)</script>';

const rows = [
  { id: 1041, customer: image, note: '<b>Urgent</b> &amp; fragile' },
  { id: 1042, customer: script, note: '' },
];
const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'note', headerName: '<i>Note</i>', flex: 1 },
];
const items = [{ id: 'root', label: image, children: [{ id: 'file', label: script }] }];
// preview-end
const days = ['Mon', '<u>Tue</u>'];
const open = ['root'];

export default function SecurityEscapedText() {
  return (
    <Stack spacing={2}>
      <DataGrid label="Orders with markup" rows={rows} columns={columns} hideFooter />
      <RichTreeView aria-label="Documents with markup" items={items} defaultExpandedItems={open} />
      <BarChart
        aria-label="Orders by day"
        height={180}
        xAxis={[{ data: days }]}
        yAxis={[{ width: 24 }]}
        series={[{ data: [3, 5], label: '<h1>Orders</h1>' }]}
      />
    </Stack>
  );
}
