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
  const highlightedItem = React.useMemo(() => ({ seriesId: 'use', dataIndex: index }), [index]);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, height: 200, width: '100%' }}>
        {/* preview-start */}
        <PieChart
          aria-label="Energy used by the shop in 2024; the table has the values"
          hideLegend
          series={[{ id: 'use', data: use, highlightScope: { highlight: 'item', fade: 'global' } }]}
          highlightedItem={highlightedItem}
          onItemClick={(event, { dataIndex }) => setIndex(dataIndex)}
          slotProps={{ tooltip: { trigger: 'none' } }}
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
                  sx={{ justifyContent: 'flex-start' }}
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
