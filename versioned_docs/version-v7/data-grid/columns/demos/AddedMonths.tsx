import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Sales {
  id: number;
  product: string;
  /** From January on. */
  months: number[];
}

const sales: Sales[] = [
  { id: 1, product: 'Copper kettle', months: [12, 9, 14, 11, 7, 3] },
  { id: 2, product: 'Solar lantern', months: [40, 22, 31, 58, 80, 96] },
  { id: 3, product: 'Wool blanket', months: [71, 64, 30, 12, -2, 4] },
];

const productColumn: GridColDef<Sales> = { field: 'product', headerName: 'Product', width: 150 };

const names = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function AddedMonths() {
  const [count, setCount] = React.useState(3);
  // preview-start
  const columns = React.useMemo<GridColDef<Sales>[]>(
    () => [
      productColumn,
      ...names.slice(0, count).map((headerName, index): GridColDef<Sales> => {
        return {
          field: headerName,
          headerName,
          type: 'number',
          width: 100,
          valueGetter: (_value, row) => row.months[index],
        };
      }),
    ],
    [count],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row">
        <Button disabled={count === names.length} onClick={() => setCount(count + 1)}>
          Add a month
        </Button>
        <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
          Remove the last
        </Button>
      </Stack>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Sales by month' } }}
        rows={sales}
        columns={columns}
        hideFooter
      />
    </Stack>
  );
}
