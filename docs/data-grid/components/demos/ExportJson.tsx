import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowEntriesSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function JsonBar() {
  const apiRef = useGridApiContext();
  // preview-start
  const download = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const json = JSON.stringify(entries.map(({ model }) => model));
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'orders.json';
    link.click();
    URL.revokeObjectURL(url);
  };
  // preview-end
  return (
    <Toolbar aria-label="Export">
      <ExportCsv render={<ToolbarButton render={<Button size="small" />} />}>CSV</ExportCsv>
      <ToolbarButton render={<Button size="small" />} onClick={download}>
        JSON
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: JsonBar };

export default function ExportJson() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders to download as JSON"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
