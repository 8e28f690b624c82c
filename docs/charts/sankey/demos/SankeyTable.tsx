import * as React from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

const series = { data: { links: energyLinks } };
const node = 'The shop used 1,360 kWh. ';

export default function SankeyTable() {
  const [text, setText] = React.useState(`${node}Click a node or a link.`);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Box dir="ltr" sx={{ width: '100%' }}>
        <SankeyChart
          aria-label="Where the energy of the shop comes from and goes to"
          height={300}
          series={series}
          onNodeClick={(event, { node: { label, value } }) => setText(`${label}: ${value} kWh`)}
          onLinkClick={(event, { link }) =>
            setText(`${link.source.label} to ${link.target.label}: ${link.value} kWh`)
          }
        />
      </Box>
      {/* preview-end */}
      <Box role="status" sx={{ typography: 'body2' }}>
        {text}
      </Box>
    </Box>
  );
}
