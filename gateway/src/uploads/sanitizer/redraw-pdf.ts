import { PDFDocument } from '@cantoo/pdf-lib'
import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage, type PDFiumPageRenderOptions } from '@hyzyla/pdfium'
import { maxUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'
import sharp from 'sharp'

import { UploadRejection } from '../upload-rejection.js'

/** PDF lengths are points. */
const pointsPerInch = 72
/** Fine print of an identity document is legible from 150 dots per inch; more is of use while there is room for it. */
const minDpi = 150
const maxDpi = 200
/** Ten sheets of office paper at the least resolution have 22.5 million, or four at the best. */
const maxPixelsPerPage = 2_250_000
const jpegQuality = 80

/**
 * Draws each page of a PDF to a picture and builds a new PDF of the pictures (S12). No object of the old file is
 * copied, so its active content is gone.
 */
export async function redrawPdf(bytes: Uint8Array, maxPages: number): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init()
  const source = await open(library, bytes)
  const pages = pagesOf(source, maxPages)
  const dpi = resolutionFor(pages, maxPages * maxPixelsPerPage)
  const drawn = await PDFDocument.create({ updateMetadata: false })
  for (const { page, width, height } of pages) {
    const { data } = await page.render({ scale: dpi / pointsPerInch, render: asJpeg, renderFormFields: true })
    const picture = await drawn.embedJpg(data)
    drawn.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  const saved = await drawn.save({ useObjectStreams: false })
  if (saved.length > maxUploadBytes) throw new UploadRejection('pages')
  return saved
}

interface Page {
  readonly page: PDFiumPage
  /** In points. */
  readonly width: number
  readonly height: number
}

async function open(library: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes)
  } catch (error) {
    const isProtected = error instanceof Error && /password|security/i.test(error.message)
    throw new UploadRejection(isProtected ? 'protectedPdf' : 'damaged')
  }
}

function pagesOf(source: PDFiumDocument, maxPages: number): readonly Page[] {
  const count = source.getPageCount()
  if (count < 1) throw new UploadRejection('damaged')
  if (count > maxPages) throw new UploadRejection('pages')
  return Array.from({ length: count }, (_, i) => {
    const page = source.getPage(i)
    const { originalHeight, originalWidth } = page.getOriginalSize()
    return { page, width: originalWidth, height: originalHeight }
  })
}

/** Returns the resolution in dots per inch at which all pages together have no more pixels than allowed. */
function resolutionFor(pages: readonly Page[], maxPixels: number): number {
  const squareInches = pages.reduce((sum, { width, height }) => sum + (width * height) / pointsPerInch ** 2, 0)
  if (!(squareInches > 0)) throw new UploadRejection('damaged')
  const affordable = Math.sqrt(maxPixels / squareInches)
  if (affordable < minDpi) throw new UploadRejection('pages')
  return Math.min(maxDpi, affordable)
}

function asJpeg({ data, width, height }: PDFiumPageRenderOptions): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: jpegQuality })
    .toBuffer()
}
