import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  product: string;
  quantity: number | null;
}

const columns: GridColDef<Line>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
];

export default function GridInForm() {
  const [lines, setLines] = React.useState<Line[]>([
    { id: 1, product: 'Folding saw', quantity: 2 },
    { id: 2, product: 'Wool blanket', quantity: null },
  ]);
  const [message, setMessage] = React.useState('');
  // preview-start
  const save = (line: Line) => {
    setLines((all) => all.map((other) => (other.id === line.id ? line : other)));
    return line;
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = lines.find(({ quantity }) => !quantity);
    const customer = new FormData(event.currentTarget).get('customer');
    setMessage(
      empty ? `${empty.product}: enter a quantity.` : `${customer}: ${JSON.stringify(lines)}`,
    );
  };
  // preview-end
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={submit}
      sx={{ width: '100%', height: 370, pt: 1 }}
    >
      <TextField name="customer" label="Customer" defaultValue="Priya Raman" size="small" />
      <Box onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Lines of the order' } }}
          rows={lines}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </Box>
      <Button type="submit" variant="contained">
        Order
      </Button>
      {message && <Alert severity="info">{message}</Alert>}
    </Stack>
  );
}
