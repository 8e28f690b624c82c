import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', label: 'Cooling', value: 46 },
  { id: 'light', label: 'Light', value: 21 },
  { id: 'oven', label: 'Ovens', value: 18 },
  { id: 'other', label: 'Other', value: 15 },
];

const Choice = React.createContext<(index: number) => void>(() => {});

/** Runs the action on Enter and Space, as a button does. Space would scroll the page otherwise. */
const onPress = (action: () => void) => (event: React.KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    action();
  }
};

// preview-start
function SliceButton(props: PieArcProps) {
  const choose = React.useContext(Choice);
  const { label, value } = use[props.dataIndex] ?? {};
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={`${label}, ${value}%`}
      onClick={() => choose(props.dataIndex)}
      onKeyDown={onPress(() => choose(props.dataIndex))}
    >
      <PieArc {...props} />
    </g>
  );
}
// preview-end

const slots = { pieArc: SliceButton };
const focus = {
  '& g:focus-visible': { outline: 'none', '& path': { strokeWidth: 4, stroke: 'currentColor' } },
};

export default function PieFocusableSlices() {
  const [index, setIndex] = React.useState(0);
  return (
    <Box role="group" aria-label="Energy of the shop by use" sx={{ width: '100%' }}>
      <Choice.Provider value={setIndex}>
        <PieChart height={220} series={[{ data: use }]} slots={slots} sx={focus} />
      </Choice.Provider>
      <Typography role="status" align="center" variant="body2">
        {`${use[index]?.label}: ${use[index]?.value}% of 61.4 MWh`}
      </Typography>
    </Box>
  );
}
