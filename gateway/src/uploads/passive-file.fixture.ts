import { PDFArray, PDFDict, PDFDocument, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** Keys that a PDF of pictures needs. */
const passiveKeys = new Set(
  [
    'Type Pages Kids Count Parent MediaBox Contents Resources XObject Length Filter Subtype Width Height',
    'BitsPerComponent ColorSpace',
  ]
    .join(' ')
    .split(' '),
)
const passiveFilters = ['/DCTDecode', '/FlateDecode']

/**
 * Returns the parts of a stored file other than pixels on pages, found by walking its objects; empty for a passive file
 * (S12).
 */
export async function activeContent(bytes: Uint8Array, type: string): Promise<readonly string[]> {
  return type === 'application/pdf' ? activeContentOfPdf(bytes) : activeContentOfPicture(bytes)
}

async function activeContentOfPicture(bytes: Uint8Array): Promise<readonly string[]> {
  const { exif, format, iptc, pages, xmp } = await sharp(bytes).metadata()
  const odd = Object.entries({ exif, iptc, xmp, pages }).filter(([, value]) => value !== undefined)
  const tail = Buffer.from(bytes).lastIndexOf(Buffer.from([0xff, 0xd9])) + 2
  return [
    ...(format === 'jpeg' ? [] : [`it is a ${format}`]),
    ...odd.map(([name]) => name),
    ...(tail === bytes.length ? [] : ['bytes behind its end']),
  ]
}

async function activeContentOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const odd = new Set<string>()
  for (const key of dictionaryKeys(document.context.trailerInfo)) odd.add(`the trailer's ${key}`)
  for (const [, object] of document.context.enumerateIndirectObjects()) inspect(object, odd)
  return [...odd]
}

function dictionaryKeys({ Encrypt, ID, Info }: PDFDocument['context']['trailerInfo']): readonly string[] {
  return Object.entries({ Encrypt, ID, Info }).flatMap(([key, value]) => (value ? [key] : []))
}

function inspect(object: PDFObject, odd: Set<string>): void {
  if (object instanceof PDFRawStream) {
    const filter = String(object.dict.entries().find(([key]) => key.asString() === '/Filter')?.[1] ?? '')
    if (filter !== '' && !passiveFilters.includes(filter)) odd.add(`the filter ${filter}`)
    inspect(object.dict, odd)
  } else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const name = key.decodeText()
      if (!passiveKeys.has(name) && !/^Image-?\d+$/.test(name) && !isEmpty(value)) odd.add(name)
      inspect(value, odd)
    }
  } else if (object instanceof PDFArray) object.asArray().forEach((value) => inspect(value, odd))
}

/** The library also writes empty lists and dictionaries. */
function isEmpty(value: PDFObject): boolean {
  return (value instanceof PDFArray && value.size() === 0) || (value instanceof PDFDict && value.keys().length === 0)
}
