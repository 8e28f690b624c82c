import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import BirthField from './BirthField';
import checkMember, { type Problems } from './checkMember';
import type { Member } from './member';
import PasswordField from './PasswordField';
import PasswordStrength from './PasswordStrength';
import sendMember from './sendMember';
import toAge, { adultAge } from './toAge';
import toStrength from './toStrength';

interface SignUpFormProps {
  member: Member;
  onChange(member: Member): void;
  /** Called with the number of the new card. */
  onDone(card: string): void;
}

export default function SignUpForm({ member, onChange, onDone }: SignUpFormProps) {
  const [checked, setChecked] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState('');
  const problems: Problems = checked ? checkMember(member) : {};
  const age = toAge(member.birth);
  const change = (part: Partial<Member>) => onChange({ ...member, ...part });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [wrong] = Object.keys(checkMember(member));
    setChecked(true);
    setRefused('');
    if (wrong) {
      form
        .querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input, [role="spinbutton"])`)
        ?.focus();
      return;
    }
    setWaiting(true);
    const answer = await sendMember(member);
    setWaiting(false);
    if (answer.kind === 'member') {
      onDone(answer.card);
    } else {
      setRefused(member.email);
      form.querySelector<HTMLElement>('[data-field="email"] input')?.focus();
    }
  };

  const text = (name: 'name' | 'guardian' | 'email' | 'password') => ({
    name,
    'data-field': name,
    value: member[name],
    error: Boolean(problems[name]),
    helperText: problems[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField label="Name" autoComplete="name" {...text('name')} />
      <Box data-field="birth" sx={{ display: 'grid' }}>
        <BirthField
          value={member.birth}
          problem={problems.birth}
          onChange={(birth) => change({ birth })}
        />
      </Box>
      {age !== undefined && age < adultAge && (
        <TextField label="Email of a parent or guardian" type="email" {...text('guardian')} />
      )}
      <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
      {refused && (
        <Alert severity="error">
          {refused} has a card already. Sign in, or use another address.
        </Alert>
      )}
      <PasswordField label="Password" autoComplete="new-password" {...text('password')} />
      {member.password && (
        <PasswordStrength
          {...toStrength(member.password, [...member.name.split(' '), member.email])}
        />
      )}
      <FormControl error={Boolean(problems.agreed)} data-field="agreed">
        <FormControlLabel
          control={
            <Checkbox
              checked={member.agreed}
              onChange={(_event, agreed) => change({ agreed })}
              slotProps={{ input: { 'aria-describedby': 'agreed-problem' } }}
            />
          }
          label="I handle books with dry hands and bring them back"
        />
        <FormHelperText id="agreed-problem">{problems.agreed}</FormHelperText>
      </FormControl>
      <Button type="submit" size="large" variant="contained" disableElevation loading={waiting}>
        Get the card
      </Button>
    </Box>
  );
}
