import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { eicar, passiveFile, rejectedFile, script, type HostileFile } from './hostile-file.fixture.js'
import { zip } from './hostile-kinds.fixture.js'
import { aBomb, aHeic, aPdf, aWebp, pngChunk } from './sample-files.fixture.js'

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Pictures that are valid files of another type as well. */
export function picturePolyglots(photo: Buffer, png: Buffer): HostileFile[] {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + 20]), Buffer.from('<?php system($x);?> ')])
  const commented = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
  const file = (what: string, name: string, ...chunks: Buffer[]) =>
    rejectedFile(what, name, Buffer.concat(chunks), 'unsafe')
  return [
    file('a photo with a script behind it', 'photo.jpg', photo, latin(script)),
    file('a photo with PHP in its comment', 'photo.jpg', commented),
    file('a photo with an archive behind it', 'photo.jpg', photo, zip),
    file('a photo with a PDF behind it', 'photo.jpg', photo, aPdf()),
    file('a photo with EICAR behind it', 'photo.jpg', photo, latin(eicar)),
    file('a PNG with a script behind it', 'photo.png', png, latin(script)),
    file('a PNG with anything behind it', 'photo.png', png, randomBytes(40)),
    file('a photo of a phone with a script behind it', 'photo.heic', aHeic(), latin(script)),
  ]
}

/** Incomplete pictures, and pictures with harmful content outside the image data. */
export function damagedPictures(photo: Buffer, png: Buffer): HostileFile[] {
  const heic = aHeic()
  const noise = Buffer.concat([photo.subarray(0, 20), randomBytes(5000)])
  const noisyHeic = Buffer.concat([heic.subarray(0, 28), randomBytes(5000)])
  return [
    rejectedFile('a truncated photo', 'photo.jpg', photo.subarray(0, photo.length / 2), 'damaged'),
    rejectedFile('a truncated PNG', 'photo.png', png.subarray(0, png.length - 30), 'damaged'),
    rejectedFile('a truncated photo of a phone', 'photo.heic', heic.subarray(0, 300), 'damaged'),
    rejectedFile('a photo of a phone without its pixels', 'photo.heic', heic.subarray(0, heic.length - 30), 'damaged'),
    rejectedFile('the beginning of a photo and noise', 'photo.jpg', noise, 'damaged'),
    rejectedFile('the beginning of a photo of a phone and noise', 'photo.heic', noisyHeic, 'damaged'),
    rejectedFile('the beginning of a WebP and noise', 'photo.webp', noisyWebp(), 'damaged'),
    passiveFile('a photo with anything behind it', 'photo.jpg', Buffer.concat([photo, randomBytes(400)])),
    passiveFile('a photo that is a gzip behind its end', 'photo.jpg', Buffer.concat([photo, deflateSync(photo)])),
    passiveFile('a PNG whose comment is a compressed program', 'photo.png', withPackedComment(png)),
  ]
}

/** Files of some kilobytes that unpack to gigabytes. */
export async function pixelBombs(): Promise<HostileFile[]> {
  const gif = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()
  return [
    rejectedFile('a PNG of nine hundred million pixels', 'photo.png', aBomb(), 'picture'),
    rejectedFile('a photo that says it is 65,500 pixels wide and high', 'photo.jpg', await enlargedPhoto(), 'picture'),
    rejectedFile('a WebP of 268 million pixels', 'photo.webp', enlargedWebp(), 'picture', 'damaged'),
    rejectedFile('a photo of a phone of four billion pixels', 'photo.heic', enlargedHeic(), 'picture', 'damaged'),
    rejectedFile('a PNG whose comment unpacks to a gigabyte', 'photo.png', bombInComment(), 'damaged', 'unsafe'),
    rejectedFile('a GIF called a PNG', 'photo.png', gif, 'mismatch'),
  ]
}

function noisyWebp(): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0', 'latin1')
  head.writeUInt32LE(5012, 4)
  head.writeUInt32LE(5000, 16)
  return Buffer.concat([head, randomBytes(5000)])
}

function withPackedComment(png: Buffer): Buffer {
  const comment = Buffer.concat([latin('Comment\0\0'), deflateSync(randomBytes(500))])
  return Buffer.concat([png.subarray(0, 33), pngChunk('zTXt', comment), png.subarray(33)])
}

function bombInComment(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(8, 0)
  head.writeUInt32BE(8, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const comment = Buffer.concat([latin('Comment\0\0'), deflateSync(Buffer.alloc(256 * 1024 * 1024), { level: 9 })])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(9 * 4))
  const chunks = [pngChunk('IHDR', head), pngChunk('zTXt', comment), pngChunk('IDAT', rows)]
  return Buffer.concat([signature, ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}

/** A photo whose frame header declares more pixels than any decoder should allocate. */
async function enlargedPhoto(): Promise<Buffer> {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer()
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0]))
  photo.writeUInt16BE(65_500, frame + 5)
  photo.writeUInt16BE(65_500, frame + 7)
  return photo
}

/** The canvas of a WebP is written in its extended header. */
function enlargedWebp(): Buffer {
  const webp = aWebp()
  const extended = Buffer.alloc(18)
  extended.write('VP8X', 0, 'latin1')
  extended.writeUInt32LE(10, 4)
  extended.writeUIntLE(16_383, 12, 3)
  extended.writeUIntLE(16_383, 15, 3)
  const image = Buffer.concat([webp.subarray(0, 12), extended, webp.subarray(12)])
  image.writeUInt32LE(image.length - 8, 4)
  return image
}

/** Enlarges the image dimensions in each `ispe` box. */
function enlargedHeic(): Buffer {
  const heic = Buffer.from(aHeic())
  for (let at = heic.indexOf('ispe'); at !== -1; at = heic.indexOf('ispe', at + 1)) {
    heic.writeUInt32BE(65_535, at + 8)
    heic.writeUInt32BE(65_535, at + 12)
  }
  return heic
}
