import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PieChart } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', value: 4610, label: 'Cooling' },
  { id: 'light', value: 2705, label: 'Light' },
  { id: 'ovens', value: 1840, label: 'Bread ovens' },
  { id: 'tills', value: 640, label: 'Tills' },
];

export default function PieWithTable() {
  const [index, setIndex] = React.useState(1);
  const data = use.map((slice, i) => ({ ...slice, color: i === index ? '#1d4ed8' : '#94a3b8' }));
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', gap: 2 }}>
      <Box
        component="figure"
        aria-label="Energy used by the shop in 2024; the table has the values"
        sx={{ m: 0, flex: { sm: 1 }, height: 200, width: '100%' }}
      >
        {/* preview-start */}
        <PieChart
          margin={{ left: 5, right: 5 }}
          series={[{ id: 'use', data }]}
          onClick={(event, { dataIndex }) => setIndex(dataIndex)}
          tooltip={{ trigger: 'none' }}
          slotProps={{ legend: { hidden: true } }}
        />
        {/* preview-end */}
      </Box>
      <Table size="small" aria-label="Energy by use" sx={{ flex: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>Use</TableCell>
            <TableCell align="right">kWh</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {use.map(({ id, label, value }, row) => (
            <TableRow key={id} selected={row === index}>
              <TableCell>
                <Button
                  size="small"
                  color="inherit"
                  aria-pressed={row === index}
                  onClick={() => setIndex(row)}
                >
                  {label}
                </Button>
              </TableCell>
              <TableCell align="right">{value.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
