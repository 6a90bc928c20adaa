import { deflateSync } from 'node:zlib'

import { passiveFile, rejectedFile, type HostileFile } from './hostile-file.fixture.js'
import { aPdf, packedObjects, pdfStream } from './sample-files.fixture.js'

const megabyte = 1024 * 1024
const tooMuch = ['damaged', 'pages', 'tooComplex'] as const

/** Small and medium PDFs that are expensive to read: in time, in memory or in pixels (H1). */
export function pdfBombs(): HostileFile[] {
  return [
    ...escapes(),
    ...pageBombs(),
    passiveFile('a PDF whose packed objects are a bomb', 'cv.pdf', packedBomb(), ...tooMuch),
    rejectedFile('a PDF whose drawing unpacks to a gigabyte', 'cv.pdf', drawing(endlessDrawing(1024)), ...tooMuch),
    rejectedFile('a PDF that draws itself within itself a million times', 'cv.pdf', doublingForms(), ...tooMuch),
    rejectedFile('a PDF with a picture of a billion pixels', 'cv.pdf', withPicture(32_000, 32_000), ...tooMuch),
    passiveFile('a PDF with objects within objects, 50,000 deep', 'cv.pdf', deepObjects(), ...tooMuch),
    rejectedFile('a PDF whose tree of pages is a ring', 'cv.pdf', pageRing(), ...tooMuch),
    rejectedFile('a PDF whose objects are each the next', 'cv.pdf', referenceChain(), ...tooMuch),
  ]
}

/** Regression: ten megabytes of escaped characters once took the gateway down. */
function escapes(): HostileFile[] {
  return [3, 5, 10].map((size) => {
    const head = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n')
    const bytes = Buffer.concat([head, Buffer.alloc(size * megabyte - 100, '#41'), Buffer.from('\n%%EOF\n')])
    return rejectedFile(`a PDF of ${size} MB of escaped characters`, 'cv.pdf', bytes, ...tooMuch)
  })
}

function pageBombs(): HostileFile[] {
  return [
    rejectedFile('a PDF of five thousand pages', 'cv.pdf', manyPages(5000), 'pages'),
    passiveFile('a PDF that says it has a billion pages', 'cv.pdf', claimedPages()),
    rejectedFile('a PDF with a page of a square kilometre', 'cv.pdf', pageOf(2_800_000, 2_800_000), ...tooMuch),
    rejectedFile('a PDF with a page of ten metres', 'cv.pdf', pageOf(28_346, 28_346), ...tooMuch),
    passiveFile('a PDF with a page of no size', 'cv.pdf', pageOf(0, 0)),
    rejectedFile('a PDF without a page', 'cv.pdf', document('<< /Type /Pages /Kids [] /Count 0 >>'), ...tooMuch),
  ]
}

function packedBomb(): Buffer {
  return aPdf({ objects: [packedObjects(' '.repeat(64 * megabyte))] })
}

function deepObjects(): Buffer {
  return aPdf({ objects: ['['.repeat(50_000)] })
}

/** Deflated, a megabyte of the same command is a kilobyte. */
function endlessDrawing(megabytes: number): Buffer {
  const command = '0 0 595 842 re f\n'
  return deflateSync(Buffer.alloc(megabytes * megabyte, command), { level: 9 })
}

function drawing(packed: Buffer): Buffer {
  return document('<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page('/Contents 4 0 R'), pdfStream('', packed))
}

/** Twenty forms; each draws the next one twice. */
function doublingForms(): Buffer {
  const last = 20
  const form = (i: number) => {
    const commands = Buffer.from(i === last ? '0 0 595 842 re f' : `/F${i + 1} Do /F${i + 1} Do`)
    const resources = i === last ? '<< >>' : `<< /XObject << /F${i + 1} ${i + 5} 0 R >> >>`
    return pdfStream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources ${resources}`, commands, '')
  }
  const forms = Array.from({ length: last }, (_, i) => form(i + 1))
  return document(
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('/Contents 4 0 R /Resources << /XObject << /F1 5 0 R >> >>'),
    pdfStream('', Buffer.from('/F1 Do'), ''),
    ...forms,
  )
}

function withPicture(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc((width / 8) * height), { level: 9 })
  const shape = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`
  return document(
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>'),
    pdfStream('', Buffer.from('595 0 0 842 0 0 cm /I Do'), ''),
    pdfStream(`${shape} /BitsPerComponent 1 /ColorSpace /DeviceGray`, rows),
  )
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(' ')
  return document(`<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...Array.from({ length: count }, () => page()))
}

function claimedPages(): Buffer {
  return document('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', page())
}

function pageOf(width: number, height: number): Buffer {
  return document(
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] >>`,
  )
}

function pageRing(): Buffer {
  return document(
    '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 1000 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 2 0 R] /Count 500 >>',
  )
}

function referenceChain(): Buffer {
  const chain = Array.from({ length: 20_000 }, (_, i) => `${i + 4} 0 R`)
  return document('3 0 R', ...chain)
}

function page(more = ''): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`
}

/** A PDF whose second object is its page tree; the others follow. */
function document(pages: string, ...others: readonly (string | Buffer)[]): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', pages, ...others]
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = chunks[0]?.length ?? 0
  objects.forEach((object, i) => {
    const buffer = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += buffer.length
    chunks.push(buffer)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer << /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...chunks, Buffer.from(table + trailer)])
}
