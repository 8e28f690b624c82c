import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridExportMenuItemProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function JsonExportMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
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
    hideMenu?.();
  };
  // preview-end
  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'orders' }} />
        <JsonExportMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

const slots = { toolbar: ExportToolbar };

export default function JsonExport() {
  return (
    <Box sx={{ height: 305, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} slots={slots} hideFooter />
    </Box>
  );
}
