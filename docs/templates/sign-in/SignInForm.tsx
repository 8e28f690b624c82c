import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import checkEmail from './checkEmail';
import createPretendServer from './createPretendServer';
import ForgotPasswordDialog from './ForgotPasswordDialog';
import PasswordField from './PasswordField';
import useLock from './useLock';

interface SignInFormProps {
  onSignIn(name: string, stays: boolean): void;
}

export default function SignInForm({ onSignIn }: SignInFormProps) {
  const [signIn] = useState(createPretendServer);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [stays, setStays] = useState(false);
  const [checked, setChecked] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [forgot, setForgot] = useState(false);
  const [lock, setLock] = useLock();

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
    const answer = await signIn(email.trim(), password);
    setWaiting(false);
    if (answer.kind === 'welcome') {
      onSignIn(answer.name, stays);
      return;
    }
    form.querySelector<HTMLInputElement>('#password')?.focus();
    if (answer.kind === 'locked') {
      setLock(answer.seconds);
    } else {
      // The same words for an unknown address: a stranger must not learn who has an account.
      const tries = answer.triesLeft === 1 ? 'one more try' : `${answer.triesLeft} more tries`;
      setRefusal(`Email and password do not belong together. You have ${tries}.`);
    }
  };

  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {refusal && !lock && <Alert severity="error">{refusal}</Alert>}
        {lock > 0 && (
          <Alert severity="warning">
            Too many wrong passwords. <span aria-live="off">Try again in {lock} s.</span>
          </Alert>
        )}
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <FormControlLabel
            sx={{ flexGrow: 1 }}
            control={<Checkbox checked={stays} onChange={(_event, on) => setStays(on)} />}
            label="Stay signed in"
          />
          <Link component="button" type="button" variant="body2" onClick={() => setForgot(true)}>
            Forgot your password?
          </Link>
        </Box>
        <Button
          type="submit"
          size="large"
          variant="contained"
          disableElevation
          loading={waiting}
          disabled={lock > 0}
        >
          Sign in
        </Button>
      </Box>
      {forgot && <ForgotPasswordDialog email={email} onClose={() => setForgot(false)} />}
    </>
  );
}
