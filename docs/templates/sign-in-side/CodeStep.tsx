import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { account, type Answer } from './createPretendServer';
import toRefusal from './toRefusal';

interface CodeStepProps {
  onCheck(code: string): Promise<Answer>;
  onBack(): void;
}

/** Asks for the code that the visitor's phone shows. */
export default function CodeStep({ onCheck, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const problem = code.length === 6 ? undefined : 'Enter all six digits.';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    setRefusal('');
    if (problem) {
      form.querySelector<HTMLInputElement>('#code')?.focus();
      return;
    }
    setWaiting(true);
    const answer = await onCheck(code);
    setWaiting(false);
    setRefusal(toRefusal(answer, 'This is not the code.'));
    form.querySelector<HTMLInputElement>('#code')?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <TextField
        id="code"
        label="Six digits"
        autoComplete="one-time-code"
        value={code}
        error={checked && Boolean(problem)}
        helperText={checked && problem}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            style: { fontSize: 24, letterSpacing: '0.4em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      <Button type="submit" size="large" variant="contained" disableElevation loading={waiting}>
        Sign in
      </Button>
      <Button color="inherit" onClick={onBack}>
        Use another account
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The phone of this account shows <b>{account.code}</b>
      </Typography>
    </Box>
  );
}
