import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { measure } from './benchmark';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 20);
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 180 },
  ...Array.from({ length: 199 }, (_, day): GridColDef<StockItem> => ({
    field: `day${day + 1}`,
    headerName: `Day ${day + 1}`,
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.onHand + ((day * 7) % 23) - 11,
  })),
];

export default function ColumnBenchmark() {
  const grid = React.useRef<HTMLDivElement>(null);
  const [all, setAll] = React.useState(false);
  const [version, setVersion] = React.useState(0);
  const [result, setResult] = React.useState('200 columns. Choose a way to measure.');
  // preview-start
  const run = async (disableVirtualization: boolean) => {
    const time = await measure(() => {
      setAll(disableVirtualization);
      setVersion(version + 1);
    });
    const cells = grid.current?.querySelectorAll('[role="gridcell"]').length;
    setResult(`${cells} cells in the document, mounted in ${time} ms`);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => run(false)}>
          With virtualization
        </Button>
        <Button variant="outlined" onClick={() => run(true)}>
          Without
        </Button>
      </Stack>
      <Typography role="status">{result}</Typography>
      <Box sx={{ height: 320 }} ref={grid}>
        <DataGrid
          key={version}
          slotProps={{ main: { 'aria-label': 'Stock on 199 days' } }}
          rows={rows}
          columns={columns}
          disableVirtualization={all}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
