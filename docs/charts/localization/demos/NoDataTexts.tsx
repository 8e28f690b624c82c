import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

// preview-start
const localeText = { loading: 'Bestellungen laden …', noData: 'Keine Bestellungen' };
// preview-end

export default function NoDataTexts() {
  const [loading, setLoading] = React.useState(false);
  return (
    <Box lang="de" sx={{ width: '100%' }}>
      <FormControlLabel
        label="Lädt"
        control={<Switch checked={loading} onChange={(event, on) => setLoading(on)} />}
      />
      <BarChart
        aria-label="Bestellungen pro Tag"
        height={180}
        series={[]}
        loading={loading}
        localeText={localeText}
      />
    </Box>
  );
}
