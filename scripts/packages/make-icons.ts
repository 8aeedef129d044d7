import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';

/**
 * `npm run make:icons`: from `assets/icon/kontor.svg` the pictures that each system wants, all kept in the repository. Needs
 * rsvg-convert (Debian: librsvg2-bin); only whoever changes the drawing runs it.
 */
const folder = join(projectRoot, 'assets', 'icon');

const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
type Size = (typeof sizes)[number];

/** Which sizes Windows looks for in one file. */
const inIco: readonly Size[] = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names of the sizes; `ic11` to `ic14` are the doubled ones of dense screens. */
const inIcns: readonly [string, Size][] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

function draw(size: Size): Buffer {
  const args = ['-w', String(size), '-h', String(size), join(folder, 'kontor.svg')];
  const { status, stdout, error } = spawnSync('rsvg-convert', args, { maxBuffer: 16 * 1024 * 1024 });
  if (status !== 0) throw new Error(`rsvg-convert did not draw it: ${error?.message ?? `code ${status}`}`);
  return stdout;
}

/** A directory of entries of 16 bytes, then the pictures (PNG, as Windows reads since Vista). */
function icoFile(pictures: ReadonlyMap<Size, Buffer>): Buffer {
  const head = Buffer.alloc(6 + 16 * inIco.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(inIco.length, 4);
  let offset = head.length;
  const bodies = inIco.map((size, index) => {
    const picture = pictures.get(size) as Buffer;
    const at = 6 + 16 * index;
    // 256 is written as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
    return picture;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Pieces of name, length with its head of 8 bytes, and picture, behind a head of the same kind. */
function icnsFile(pictures: ReadonlyMap<Size, Buffer>): Buffer {
  const piece = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32BE(body.length + 8, 4);
    return Buffer.concat([head, body]);
  };
  return piece(
    'icns',
    Buffer.concat(inIcns.map(([name, size]) => piece(name, pictures.get(size) as Buffer))),
  );
}

const pictures = new Map(sizes.map((size) => [size, draw(size)] as const));
mkdirSync(join(folder, 'sizes'), { recursive: true });
for (const [size, picture] of pictures) writeFileSync(join(folder, 'sizes', `${size}x${size}.png`), picture);
writeFileSync(join(folder, 'kontor.ico'), icoFile(pictures));
writeFileSync(join(folder, 'kontor.icns'), icnsFile(pictures));
