import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { ValueTable } from './ValueTable';
import type { ValueRow } from './ValueTable';

interface Props {
  title: string;
  /** The names of the columns of the table. */
  columns: readonly string[];
  rows: readonly ValueRow[];
  children: React.ReactNode;
}

/** A chart with its title; a button shows the same values as a table. */
export function ChartCard({ title, columns, rows, children }: Props) {
  const [asTable, setAsTable] = React.useState(false);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={title}
      sx={{ minWidth: 0, p: 2, pb: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <ToggleButton
          value="table"
          size="small"
          selected={asTable}
          onChange={() => setAsTable(!asTable)}
          aria-label={`Table of: ${title}`}
          sx={{ py: 0.25 }}
        >
          Table
        </ToggleButton>
      </Box>
      <Box sx={{ height: 236, mt: 1 }}>
        {asTable ? <ValueTable label={title} columns={columns} rows={rows} /> : children}
      </Box>
    </Paper>
  );
}
