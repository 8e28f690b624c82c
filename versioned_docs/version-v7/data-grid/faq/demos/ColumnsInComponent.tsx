import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const createColumns = (): GridColDef<StockItem>[] => [
  { field: 'item', headerName: 'Item', width: 180 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const columnsOutside = createColumns();
// preview-end

export default function ColumnsInComponent() {
  const [inside, setInside] = React.useState(true);
  const [renders, setRenders] = React.useState(1);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch checked={inside} onChange={(event) => setInside(event.target.checked)} />
          }
          label="Columns created in the component"
        />
        <Button variant="outlined" size="small" onClick={() => setRenders(renders + 1)}>
          Render again ({renders})
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Items in stock' } }}
          rows={stock}
          columns={inside ? createColumns() : columnsOutside}
        />
      </Box>
    </Stack>
  );
}
