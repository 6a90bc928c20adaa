import { deflateSync } from 'node:zlib'

/** Irregularities of a PDF whose catalogue is in a compressed stream. */
export interface PackedPdfOddities {
  /** Written into the catalogue. */
  readonly catalog?: string
  /** Inserted into the dictionary of the stream that contains the catalogue. */
  readonly dictionary?: string
  /** Written before that stream's object. */
  readonly before?: string
  /** Text between that stream's dictionary and its data. */
  readonly begin?: string
}

/**
 * A valid PDF of one page whose catalogue is in an object stream, found by a cross-reference stream. The catalogue can
 * be read only after unpacking.
 */
export function aPackedPdf({ before = '', begin = 'stream\n', catalog = '', dictionary = '' }: PackedPdfOddities) {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << >> >>',
  ]
  const table = objects.map((_object, i) => `${i + 1} ${objects.slice(0, i).join(' ').length + (i > 0 ? 1 : 0)}`)
  const first = `${table.join(' ')} `.length
  const packed = deflateSync(Buffer.from(`${table.join(' ')} ${objects.join(' ')}`))
  const head = `<< /Type /ObjStm /N 3 /First ${first} /Length ${packed.length} /Filter /FlateDecode ${dictionary} >>\n${begin}`
  const drawing = '0.2 0.5 0.5 rg 72 600 200 100 re f'

  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), Buffer.from(before)]
  const streamAt = length(chunks)
  chunks.push(Buffer.from(`4 0 obj\n${head}`), packed, Buffer.from('\nendstream\nendobj\n'))
  const drawingAt = length(chunks)
  chunks.push(Buffer.from(`5 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`))
  return Buffer.concat([...chunks, crossReferences(length(chunks), streamAt, drawingAt)])
}

/** Object 6 locates the other objects: type 1 is an offset in the file, type 2 a position in a stream. */
function crossReferences(at: number, streamAt: number, drawingAt: number): Buffer {
  const rows = [
    row(0, 0, 255),
    row(2, 4, 0),
    row(2, 4, 1),
    row(2, 4, 2),
    row(1, streamAt, 0),
    row(1, drawingAt, 0),
    row(1, at, 0),
  ]
  const data = Buffer.concat(rows)
  const head = `6 0 obj\n<< /Type /XRef /Size 7 /Root 1 0 R /W [1 4 1] /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`)])
}

function row(type: number, second: number, third: number): Buffer {
  const bytes = Buffer.alloc(6)
  bytes.writeUInt8(type, 0)
  bytes.writeUInt32BE(second, 1)
  bytes.writeUInt8(third, 5)
  return bytes
}

function length(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length: own }) => sum + own, 0)
}
