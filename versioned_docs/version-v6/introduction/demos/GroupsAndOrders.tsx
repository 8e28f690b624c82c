import * as React from 'react';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { BarChart } from '@mui/x-charts/BarChart';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const orders = new Map([
  ['Saws', [41, 57, 38]],
  ['Tool rolls', [19, 23, 31]],
  ['Kettles', [28, 64, 52]],
]);

export default function GroupsAndOrders() {
  const [selected, setSelected] = React.useState('Saws');
  const select = (_event: React.SyntheticEvent, id: string | null) => {
    if (id !== null && orders.has(id)) setSelected(id);
  };
  const series = { label: selected, data: orders.get(selected) };
  return (
    <Box sx={{ height: 360, maxWidth: 480 }}>
      <TreeView
        aria-label="Departments of the shop"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['Tools', 'Kitchen']}
        selected={selected}
        onNodeSelect={select}
      >
        <TreeItem nodeId="Tools" label="Tools">
          <TreeItem nodeId="Saws" label="Saws" />
          <TreeItem nodeId="Tool rolls" label="Tool rolls" />
        </TreeItem>
        <TreeItem nodeId="Kitchen" label="Kitchen">
          <TreeItem nodeId="Kettles" label="Kettles" />
        </TreeItem>
      </TreeView>
      {/* preview-start */}
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Orders of ${series.label} by month`}
        sx={{ m: 0 }}
      >
        <BarChart
          height={230}
          xAxis={[{ scaleType: 'band', data: ['January', 'February', 'March'] }]}
          series={[series]}
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
