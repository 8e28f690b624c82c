import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const yAxis = [{ min: 0, max: 120 }];
const margin = { top: 2, right: 2, bottom: 2, left: 2 };
const goods = [
  { id: 'bread', name: 'Rye bread', sold: [84, 81, 88, 90, 97, 112, 0] },
  { id: 'tea', name: '緑茶', sold: [12, 9, 14, 11, 17, 21, 8] },
  { id: 'soup', name: 'Soup of the day, with bread', sold: [71, 64, 69, 58, 49, 30, 0] },
];

export default function SparklineInTable() {
  return (
    <Table size="small" aria-label="Goods sold this week">
      <TableHead>
        <TableRow>
          <TableCell>Goods</TableCell>
          <TableCell>Monday to Sunday</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {goods.map(({ id, name, sold }) => (
          <TableRow key={id}>
            <TableCell>{name}</TableCell>
            {/* preview-start */}
            <TableCell sx={{ width: 132 }}>
              <div role="img" aria-label={`Sold by day: ${sold.join(', ')}`}>
                <BarChart
                  series={[{ data: sold }]}
                  yAxis={yAxis}
                  leftAxis={null}
                  bottomAxis={null}
                  margin={margin}
                  width={100}
                  height={36}
                  skipAnimation
                />
              </div>
            </TableCell>
            {/* preview-end */}
            <TableCell align="right">{sold.reduce((sum, count) => sum + count, 0)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
