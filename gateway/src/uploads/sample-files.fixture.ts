import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A photo with a position, a camera and an owner written into it. */
export function aPhoto(comment = 'secret-comment'): Promise<Buffer> {
  const noise = randomBytes(64 * 48 * 3)
  return sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
    .withExif({ IFD0: { Copyright: comment, Make: 'Canary' }, IFD3: { GPSLatitude: '30/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()
}

export function aPng(width = 64, height = 48): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Returns sheets of paper as a scanner sends them: one picture per page, at 300 dots per inch by default. */
export async function aScan({ pages = 1, dpi = 300 } = {}): Promise<Buffer> {
  const [width, height] = [Math.round(8.27 * dpi), Math.round(11.69 * dpi)]
  const paper = { width, height, channels: 3, background: '#f4f1ea' } as const
  const ink = Buffer.from(`<svg width="${width}" height="${height}"><g fill="#222">${lines(width, height)}</g></svg>`)
  const picture = await sharp({ create: paper })
    .composite([{ input: ink }])
    .jpeg({ quality: 80 })
    .toBuffer()
  const scan = await PDFDocument.create()
  const page = await scan.embedJpg(picture)
  for (let i = 0; i < pages; i++) scan.addPage([595, 842]).drawImage(page, { x: 0, y: 0, width: 595, height: 842 })
  return Buffer.from(await scan.save())
}

/** Bars in place of lines of text. */
function lines(width: number, height: number): string {
  const rows = Array.from({ length: 50 }, (_, i) => Math.round((height * (i + 2)) / 54))
  return rows.map((y) => `<rect x="${width / 10}" y="${y}" width="${width * 0.8}" height="${height / 120}"/>`).join('')
}

/** Returns a single-color picture of a few kilobytes with so many pixels that decoding it takes gigabytes. */
export function aBomb(): Buffer {
  const [width, height] = [30_000, 30_000]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])
}

/** One chunk of a PNG, with its checksum. */
export function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A PDF of one page; `catalog`, `objects` and `trailer` are written into it as they are. */
export function aPdf({
  catalog = '',
  objects = [] as readonly (string | Buffer)[],
  trailer = '',
  words: text = 'Passport',
} = {}): Buffer {
  const content = deflateSync(Buffer.from(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`))
  const pdfObjects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
    pdfStream('', content),
    ...objects,
  ]
  const body = pdfObjects.map((part, i) =>
    Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(part), endObject]),
  )
  return Buffer.concat([Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1'), ...body, pdfEnd(trailer)])
}

const endObject = Buffer.from('\nendobj\n')
const pdfEnd = (trailer: string) => Buffer.from(`trailer << /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`)

/** Returns a stream object; `packed` is its data, deflated unless `filter` names another encoding. */
export function pdfStream(dictionary: string, packed: Buffer, filter = '/Filter /FlateDecode'): Buffer {
  const head = `<< /Length ${packed.length} ${filter} ${dictionary} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

/** Objects hidden in a compressed stream, as modern programs write them. */
export function packedObjects(plain: string, filter?: string): Buffer {
  return pdfStream('/Type /ObjStm /N 1 /First 4', deflateSync(Buffer.from(`7 0 ${plain}`)), filter)
}

/** A picture of 64 by 48 pixels of one colour as phones write it (HEVC in HEIF), made once with x265. */
export function aHeic(): Buffer {
  return Buffer.from(heicAsBase64.join(''), 'base64')
}

/** A WebP of one pixel. */
export function aWebp(): Buffer {
  return Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
}

const heicAsBase64 = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
  'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGQACAAEAAAAAAAAA',
  'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
  'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
  'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
  'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
  'ZwACAAEAAQAAACFtZGF0AAAAFSgBr1jm9Oq//+hPORwU//UI55Gp3w==',
]
