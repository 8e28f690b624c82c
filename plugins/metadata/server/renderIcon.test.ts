import { renderIcon } from './renderIcon';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';

test.each([true, false])('renders a square PNG of the size (masked: %s)', (isMasked) => {
  const png = renderIcon(logo, 192, isMasked);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
});
