import { writeCookie } from './writeCookie';

test('keeps a value for a year, for the whole site', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  writeCookie('codeStyling', 'MUI System');
  expect(set).toHaveBeenCalledWith('codeStyling=MUI System;path=/;max-age=31536000;SameSite=Lax');
});
