import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

const series = [{ id: 'orders', data: orderSteps, sectionLabel: false as const }];

export default function FunnelClicks() {
  const [chosen, setChosen] = React.useState(1);
  return (
    <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      {/* preview-start */}
      <Box sx={{ flex: '2 1 240px', minWidth: 0 }}>
        <FunnelChart
          aria-label="Visitors by step of an order"
          height={230}
          series={series}
          hideLegend
          onItemClick={(event, { dataIndex }) => setChosen(dataIndex)}
          sx={{ '& path': { cursor: 'pointer' } }}
        />
      </Box>
      {/* preview-end */}
      <List dense aria-label="Steps of an order" sx={{ flex: '1 1 220px' }}>
        {orderSteps.map((step, index) => (
          <ListItem key={step.id} disablePadding>
            <ListItemButton
              selected={index === chosen}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {step.label}: {step.value.toLocaleString('en')}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
