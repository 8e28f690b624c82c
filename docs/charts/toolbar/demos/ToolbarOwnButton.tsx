import * as React from 'react';
import LayersIcon from '@mui/icons-material/Layers';
import Tooltip from '@mui/material/Tooltip';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

const Stacking = React.createContext({ stacked: false, toggle: () => {} });
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }];
const web = { data: [34, 41, 38, 52, 77, 93], label: 'Web' };
const shop = { data: [58, 49, 61, 66, 84, 120], label: 'Shop' };

// preview-start
function StackToolbar() {
  const { stacked, toggle } = React.useContext(Stacking);
  return (
    <Toolbar aria-label="Orders by weekday">
      <Tooltip title="Stack bars">
        <ToolbarButton aria-pressed={stacked} onClick={toggle}>
          <LayersIcon color={stacked ? 'primary' : 'inherit'} />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function ToolbarOwnButton() {
  const [stacked, setStacked] = React.useState(false);
  const context = React.useMemo(
    () => ({ stacked, toggle: () => setStacked((previous) => !previous) }),
    [stacked],
  );
  const stack = stacked ? 'orders' : undefined;
  return (
    <Stacking.Provider value={context}>
      <BarChart
        aria-label="Orders by weekday, from the web and in the shop"
        height={240}
        xAxis={xAxis}
        yAxis={[{ max: 250 }]}
        series={[
          { ...web, stack },
          { ...shop, stack },
        ]}
        showToolbar
        slots={{ toolbar: StackToolbar }}
      />
    </Stacking.Provider>
  );
}
