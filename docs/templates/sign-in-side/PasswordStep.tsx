import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import checkEmail from './checkEmail';
import { account, type Answer } from './createPretendServer';
import ForgotPasswordDialog from './ForgotPasswordDialog';
import PasswordField from './PasswordField';
import toRefusal from './toRefusal';

interface PasswordStepProps {
  onCheck(email: string, password: string): Promise<Answer>;
}

export default function PasswordStep({ onCheck }: PasswordStepProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [forgot, setForgot] = useState(false);
  const [sentTo, setSentTo] = useState('');

  const wrongEmail = checkEmail(email);
  const wrongPassword = password ? undefined : 'Enter your password.';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    setRefusal('');
    if (wrongEmail || wrongPassword) {
      form.querySelector<HTMLInputElement>(wrongEmail ? '#email' : '#password')?.focus();
      return;
    }
    setWaiting(true);
    const answer = await onCheck(email.trim(), password);
    setWaiting(false);
    setRefusal(toRefusal(answer, 'Email and password do not belong together.'));
    form.querySelector<HTMLInputElement>('#password')?.focus();
  };

  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <TextField
          id="email"
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          error={checked && Boolean(wrongEmail)}
          helperText={checked && wrongEmail}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          value={password}
          error={checked && Boolean(wrongPassword)}
          helperText={checked && wrongPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="large" variant="contained" disableElevation loading={waiting}>
          Continue
        </Button>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => setForgot(true)}
          sx={{ justifySelf: 'start' }}
        >
          Forgot your password?
        </Link>
        <Typography role="status" variant="body2">
          {sentTo && `If ${sentTo} has an account, a link is on its way.`}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', '& b': { whiteSpace: 'nowrap' } }}
        >
          To look around: <b>{account.email}</b> with <b>{account.password}</b>
        </Typography>
      </Box>
      {forgot && (
        <ForgotPasswordDialog
          email={email}
          onClose={() => setForgot(false)}
          onSent={(address) => {
            setSentTo(address);
            setForgot(false);
          }}
        />
      )}
    </>
  );
}
