import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { steps } from './order';

interface StepBarProps {
  active: number;
  /** The last step that can be opened: those before it are filled in. */
  reachable: number;
}

export default function StepBar({ active, reachable }: StepBarProps) {
  return (
    <Box component="nav" aria-label="Steps" sx={{ mb: 5 }}>
      <Stepper activeStep={active} alternativeLabel nonLinear>
        {steps.map(({ id, title }, index) => (
          <Step key={id} completed={index < reachable && index !== active}>
            {index <= reachable ? (
              <StepButton href={`?step=${id}`}>{title}</StepButton>
            ) : (
              <StepButton disabled>{title}</StepButton>
            )}
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
