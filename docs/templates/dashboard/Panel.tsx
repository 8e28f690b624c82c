import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface PanelProps {
  title: string;
  /** What is at the end of the title's line. */
  action?: React.ReactNode;
  /** Whether what is in it reaches its edges, as grids do. */
  flush?: boolean;
  children: React.ReactNode;
}

const flushSx = {
  display: 'flex',
  flexDirection: 'column',
  mx: -2,
  mb: -2,
  '& .MuiDataGrid-root': { border: 0 },
  // The first column begins where the title does.
  '& .MuiDataGrid-root [aria-colindex="1"]': { paddingInlineStart: 2 },
};

/** A part of a view, with a title. */
export default function Panel({ title, action, flush = false, children }: PanelProps) {
  const id = React.useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 32,
          mb: 1.5,
        }}
      >
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {flush ? <Box sx={flushSx}>{children}</Box> : children}
    </Paper>
  );
}
