import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 160 },
  { field: 'item', headerName: 'Item', width: 160, maxWidth: 320 },
  { field: 'supplier', headerName: 'Supplier', width: 100 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 80 },
];

/** Room for the padding of a cell, and for the icons of a header. */
const padding = { cell: 22, header: 72 };

export default function FittedColumns() {
  const apiRef = useGridApiRef();

  const fit = () => {
    const api = apiRef.current;
    const context = document.createElement('canvas').getContext('2d');
    const root = api.rootElementRef?.current;
    if (!context || !root) {
      return;
    }
    const { fontFamily } = getComputedStyle(root);
    context.font = `14px ${fontFamily}`;
    // preview-start
    const measure = (text: unknown) => Math.ceil(context.measureText(String(text ?? '')).width);
    const fitted = api.getVisibleColumns().map(({ field, headerName }) => {
      const cells = api
        .getAllRowIds()
        .map((id) => measure(api.getCellParams(id, field).formattedValue) + padding.cell);
      return { field, flex: 0, width: Math.max(measure(headerName) + padding.header, ...cells) };
    });
    api.updateColumns(fitted);
    // preview-end
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={fit}>
        Fit columns to their content
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Stock to fit"
          rows={stock}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
