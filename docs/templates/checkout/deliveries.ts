/** How an order can reach its buyer. */
const deliveries = [
  { id: 'post', name: 'Parcel post', text: 'Four working days after firing', price: 7, days: 4 },
  {
    id: 'courier',
    name: 'Courier',
    text: 'Two working days, with a signature',
    price: 16,
    days: 2,
  },
  {
    id: 'fetch',
    name: 'Fetch it yourself',
    text: 'From the workshop, 12 Kiln Lane',
    price: 0,
    days: 1,
  },
];

export default deliveries;
