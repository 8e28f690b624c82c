import countries from './countries';
import type { Order, Problems } from './order';

/** Says what is wrong with each field of an address. */
export default function checkAddress(address: Order['address']): Problems<Order['address']> {
  const problems: Problems<Order['address']> = {};
  const country = countries.find(({ code }) => code === address.country);
  if (!address.name.trim()) {
    problems.name = 'Enter the name on the door.';
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.email.trim())) {
    problems.email = 'Enter an address like name@house.example: the receipt goes there.';
  }
  if (!address.street.trim()) {
    problems.street = 'Enter street and number.';
  }
  if (!address.city.trim()) {
    problems.city = 'Enter the town.';
  }
  if (!country) {
    problems.country = 'Choose a country that we send to.';
  } else if (!country.postcode.test(address.postcode.trim())) {
    problems.postcode = `A postcode of this country looks like ${country.example}.`;
  }
  return problems;
}
