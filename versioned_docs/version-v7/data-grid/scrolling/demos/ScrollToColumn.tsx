import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', width: 180 },
  ...months.map((month): GridColDef => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 110,
  })),
];

const items = ['Enamel camping mug', 'Folding saw', 'Solar lantern', 'Wool blanket'];

const rows = items.map((item, index) => ({
  id: index,
  item,
  ...Object.fromEntries(months.map((month, at) => [month, (at * 17 + index * 23) % 90])),
}));

export default function ScrollToColumn() {
  const apiRef = useGridApiRef();
  // preview-start
  const showColumn = (field: string) => {
    const colIndex = apiRef.current?.getColumnIndex(field);
    apiRef.current?.scrollToIndexes({ colIndex });
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => showColumn('Jan')}>January</Button>
        <Button onClick={() => showColumn('Jul')}>July</Button>
        <Button onClick={() => showColumn('Dec')}>December</Button>
      </Stack>
      <Box sx={{ height: 286 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Pieces sold by month' } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
