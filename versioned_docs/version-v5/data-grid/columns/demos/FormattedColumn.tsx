import Box from '@mui/material/Box';
import { DataGrid, type GridColumns, type GridValueFormatterParams } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColumns = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  // preview-start
  {
    field: 'fare',
    headerName: 'Fare',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }: GridValueFormatterParams<number | null>) =>
      value === null ? 'On request' : euros.format(value),
  },
  // preview-end
];

const rows = [
  { id: 1, route: 'Harbor – Old Mill', fare: 4.5 },
  { id: 2, route: 'Old Mill – Summit', fare: 18 },
  { id: 3, route: 'Summit – Night loop', fare: null },
];

export default function FormattedColumn() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Train fares" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
