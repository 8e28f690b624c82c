import { inflateSync } from 'node:zlib';
import { toPng } from './toPng';

const png = toPng({
  width: 3,
  height: 2,
  colors: Uint8Array.from([255, 255, 255, 0, 90, 100]),
  indexes: Uint8Array.from([0, 1, 0, 1, 0, 1]),
});

const findChunk = (type: string) => {
  const start = png.indexOf(type, 0, 'latin1');
  return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
};

test('the file has a size, a palette and rows of its colors', () => {
  expect([...findChunk('IHDR')]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...findChunk('PLTE')]).toEqual([255, 255, 255, 0, 90, 100]);
  expect([...inflateSync(findChunk('IDAT'))]).toEqual([0, 0, 1, 0, 0, 1, 0, 1]);
});

test('the file begins with the signature of PNG and ends with the checksum of its end', () => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.subarray(-4).toString('hex')).toBe('ae426082');
});
