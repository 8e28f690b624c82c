import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export interface ValueRow {
  name: string;
  values: readonly string[];
}

interface Props {
  label: string;
  columns: readonly string[];
  rows: readonly ValueRow[];
}

/** The values of a chart, in a part of the page that the keyboard scrolls. */
export function ValueTable({ label, columns, rows }: Props) {
  return (
    <Box
      role="region"
      aria-label={`${label}, table`}
      tabIndex={0}
      sx={{ height: 1, overflow: 'auto' }}
    >
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column, place) => (
              <TableCell key={column} align={place === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, values }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, place) => (
                <TableCell key={columns[place + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
