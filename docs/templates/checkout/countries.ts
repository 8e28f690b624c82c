/** Where the shop sends to, and how a postcode is written there. */
const countries = [
  { code: 'AT', name: 'Austria', postcode: /^\d{4}$/, example: '1090' },
  { code: 'CA', name: 'Canada', postcode: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  { code: 'DE', name: 'Germany', postcode: /^\d{5}$/, example: '10115' },
  { code: 'NL', name: 'Netherlands', postcode: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
  {
    code: 'GB',
    name: 'United Kingdom',
    postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    example: 'EH1 1BB',
  },
  { code: 'US', name: 'United States', postcode: /^\d{5}(-\d{4})?$/, example: '04101' },
];

export default countries;
