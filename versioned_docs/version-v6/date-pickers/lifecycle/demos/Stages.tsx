import * as React from 'react';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const order = ['onOpen', 'onChange', 'onAccept', 'onClose', 'onError'] as const;

export type Callback = (typeof order)[number];

interface Call {
  name: Callback;
  text: string;
  at: number;
}

/** Remembers the calls and what belongs to the last action: calls within 200 ms. */
export function useStages() {
  const [calls, setCalls] = React.useState<readonly Call[]>([]);
  const note = React.useCallback((name: Callback, text = '') => {
    const at = performance.now();
    setCalls((old) => [...old, { name, text, at }]);
  }, []);
  const reset = React.useCallback(() => setCalls([]), []);
  return { calls, note, reset };
}

/** The callbacks in the order in which they run, each with its count and its last value. */
export function Stages({ calls }: { calls: readonly Call[] }) {
  const last = calls.at(-1);
  return (
    <Stepper orientation="vertical" nonLinear aria-label="Callbacks" sx={{ width: 230 }}>
      {order.map((name) => {
        const own = calls.filter((call) => call.name === name);
        const latest = own.at(-1);
        const isRecent = Boolean(last && latest && last.at - latest.at < 200);
        return (
          <Step key={name} active={isRecent}>
            <StepLabel icon={String(own.length)} optional={latest?.text || '–'}>
              {name}
            </StepLabel>
          </Step>
        );
      })}
    </Stepper>
  );
}
