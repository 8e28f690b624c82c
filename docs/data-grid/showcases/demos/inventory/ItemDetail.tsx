import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createRandom } from '../controls/createRandom';
import type { Item } from './Item';

function createDeliveries({ id, reorderAt }: Item) {
  const random = createRandom(id);
  return [1, 2, 3].map((round) => ({
    day: new Date(2025, 6 - round, 1 + Math.floor(random() * 27)),
    count: reorderAt + Math.floor(random() * 30),
    from: random() < 0.5 ? 'Northgate Parts' : 'Rivet & Sons',
  }));
}

/** What opens under a row: what to order, and what came last. */
export function ItemDetail({ item }: { item: Item }) {
  const missing = item.stock > item.reorderAt ? 0 : item.reorderAt * 2 - item.stock;
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: '100cqi',
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      <Typography variant="body2" gutterBottom>
        {missing > 0 ? `Order ${missing} to have twice the reorder level.` : 'Nothing to order.'}
      </Typography>
      <Table size="small" aria-label={`Deliveries of ${item.name}`} sx={{ maxWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell>Delivered</TableCell>
            <TableCell>From</TableCell>
            <TableCell align="right">Pieces</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {createDeliveries(item).map(({ day, from, count }) => (
            <TableRow key={day.getTime()}>
              <TableCell>{day.toLocaleDateString('en-US')}</TableCell>
              <TableCell>{from}</TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
