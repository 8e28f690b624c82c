import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import checkAddress from './checkAddress';
import countries from './countries';
import type { Order } from './order';
import StepActions from './StepActions';
import useForm from './useForm';

interface AddressStepProps {
  address: Order['address'];
  onDone(address: Order['address']): void;
}

export default function AddressStep({ address, onDone }: AddressStepProps) {
  const { field, submit } = useForm(address, checkAddress, onDone);
  const wide = { gridColumn: '1 / -1' };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <TextField label="Name" autoComplete="name" sx={wide} {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" sx={wide} {...field('email')} />
        <TextField
          label="Street and number"
          autoComplete="street-address"
          sx={wide}
          {...field('street')}
        />
        <TextField label="Town" autoComplete="address-level2" {...field('city')} />
        <TextField label="Postcode" autoComplete="postal-code" {...field('postcode')} />
        <TextField
          select
          label="Country"
          autoComplete="country"
          sx={wide}
          slotProps={{ select: { native: true } }}
          {...field('country')}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </TextField>
      </Box>
      <StepActions next="Continue to delivery" />
    </Box>
  );
}
