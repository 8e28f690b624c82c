import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const orders = [92, 90, 99, 118, 161, 213];

export default function HighlightList() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  return (
    <Box sx={{ display: 'flex', gap: 2, height: 280, width: '100%' }}>
      {/* preview-start */}
      <List dense aria-label="Orders by weekday" sx={{ minWidth: 130 }}>
        {days.map((day, dataIndex) => (
          <ListItem key={day} disablePadding>
            <ListItemButton
              selected={item?.dataIndex === dataIndex}
              onMouseEnter={() => setItem({ seriesId: 'orders', dataIndex })}
              onFocus={() => setItem({ seriesId: 'orders', dataIndex })}
            >
              {day}: {orders[dataIndex]}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {/* preview-end */}
      <BarChart
        title="Orders by weekday as bars"
        xAxis={[{ scaleType: 'band', data: days }]}
        margin={{ top: 20, right: 10, bottom: 30, left: 40 }}
        series={[
          { id: 'orders', data: orders, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </Box>
  );
}
