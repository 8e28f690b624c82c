import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeOrders, measure } from './benchmark';
import type { Order } from '../../data/orders';

const rows = makeOrders(100);
const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

// preview-start
const cells: Record<string, Partial<GridColDef<Order>>> = {
  Text: {},
  valueFormatter: { valueFormatter: (value: number) => euro.format(value) },
  Chip: { renderCell: ({ value }) => <Chip size="small" label={value} /> },
  'Chip in a Tooltip': {
    renderCell: ({ value, row }) => (
      <Tooltip title={row.customer}>
        <Chip size="small" label={value} />
      </Tooltip>
    ),
  },
};
// preview-end

const columnsOf = (name: string): GridColDef<Order>[] =>
  Array.from({ length: 6 }, (_, index) => ({
    field: `total${index}`,
    headerName: `Total ${index + 1}`,
    width: 110,
    valueGetter: (_value, row) => row.total,
    ...cells[name],
  }));

export default function CellCost() {
  const [columns, setColumns] = React.useState(() => columnsOf('Text'));
  const [version, setVersion] = React.useState(0);
  const [result, setResult] = React.useState('600 cells. Choose what is in them.');
  const run = async (name: string) => {
    const time = await measure(() => {
      setColumns(columnsOf(name));
      setVersion(version + 1);
    });
    setResult(`${name}: ${time} ms for 600 cells`);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(cells).map((name) => (
          <Button key={name} variant="outlined" size="small" onClick={() => run(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography role="status">{result}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          key={version}
          slotProps={{ main: { 'aria-label': 'Orders with cells of one kind' } }}
          rows={rows}
          columns={columns}
          disableVirtualization
          hideFooter
        />
      </Box>
    </Stack>
  );
}
