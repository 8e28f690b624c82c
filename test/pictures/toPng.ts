import { deflateSync } from 'node:zlib';
import type { PalettePicture } from './toPalette';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** One byte a pixel, colors from a palette, no interlacing. */
const format = [8, 3, 0, 0, 0];

/** The checksum of PNG: CRC-32. `zlib.crc32` is not in every Node 20. */
function toChecksum(bytes: Buffer): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
    }
  }
  return (checksum ^ 0xffffffff) >>> 0;
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function toChunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([toUint32(content.length), named, toUint32(toChecksum(named))]);
}

/** Writes a picture as a PNG file. */
export function toPng({ width, height, colors, indexes }: PalettePicture): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    // Each row begins with its filter: none, which suits palettes.
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    toChunk('IHDR', Buffer.concat([toUint32(width), toUint32(height), Buffer.from(format)])),
    toChunk('PLTE', colors),
    toChunk('IDAT', deflateSync(rows, { level: 9 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}
