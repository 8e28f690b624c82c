import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

const months = ['May', 'June'];
const flows = [
  energyLinks,
  energyLinks.map((link) => ({ ...link, value: Math.round(link.value * 0.9) })),
];

export default function SankeyLoading() {
  const [month, setMonth] = React.useState(0);
  const [loading, setLoading] = React.useState(false);
  const series = React.useMemo(() => ({ data: { links: flows[month] ?? [] } }), [month]);
  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setMonth(1 - month);
      setLoading(false);
    }, 1200);
  };
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={load} disabled={loading}>
        {`Load ${months[1 - month]}`}
      </Button>
      {/* preview-start */}
      <SankeyChart
        aria-label={`Energy of the shop in ${months[month]}`}
        aria-busy={loading}
        height={260}
        series={series}
        loading={loading}
        localeText={{ loading: 'Reading the meters…' }}
        sx={{ '&[aria-busy=true] path, &[aria-busy=true] rect': { opacity: 0.25 } }}
      />
      {/* preview-end */}
    </Box>
  );
}
