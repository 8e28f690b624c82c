export interface Contact {
  /** `'new'` until it's saved. */
  id: string;
  name: string;
  phone: string;
}

export const contacts: Contact[] = [
  { id: 'c-1', name: 'Ana Lima', phone: '+55 11 5555 0142' },
  { id: 'c-2', name: 'Jörg Weiß', phone: '+49 30 5550 0171' },
  { id: 'c-3', name: '田中 陽菜', phone: '+81 3 5550 0114' },
];

let lastNumber = contacts.length;

/** Stands in for your server, which makes the ids. */
export async function createContact(contact: Contact): Promise<Contact> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  lastNumber += 1;
  return { ...contact, id: `c-${lastNumber}` };
}
