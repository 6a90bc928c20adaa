import { maxUploadBytes, type UploadType } from '@seneb/contracts/vocabulary/upload-rules'
import sharp, { type Sharp } from 'sharp'

import { UploadRejection } from '../upload-rejection.js'

export type PictureType = Exclude<UploadType, 'application/pdf'>

/** A photo of fifty million pixels; more is a bomb or of no use. */
const maxInputPixels = 50_000_000
const maxSidePixels = 4000
/** JPEG qualities to try; noisy images of 4,000 pixels per side exceed ten megabytes with the first. */
const qualities = [85, 60]
const timeoutSeconds = 5

// One picture is decoded at a time, without a cache.
sharp.cache(false)
sharp.concurrency(1)

/** Redraws a picture upright as a JPEG that contains only pixels: no location, camera data or comments (S12). */
export async function redrawPicture(bytes: Uint8Array, type: PictureType): Promise<Uint8Array> {
  const source = type === 'image/heic' ? await openHeic(bytes) : await openPicture(bytes, type)
  for (const quality of qualities) {
    const drawn = await encode(source.clone(), quality)
    if (drawn.length <= maxUploadBytes) return drawn
  }
  throw new UploadRejection('picture')
}

async function openPicture(bytes: Uint8Array, type: PictureType): Promise<Sharp> {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: maxInputPixels, sequentialRead: true })
    const { format, height, width } = await picture.metadata()
    if (`image/${format}` !== type) throw new UploadRejection('mismatch')
    if (width * height > maxInputPixels) throw new UploadRejection('picture')
    return picture.autoOrient()
  } catch (error) {
    throw rejectionOf(error)
  }
}

async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const { data, height, width } = await decodeHeic(bytes)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function encode(source: Sharp, quality: number): Promise<Buffer> {
  try {
    return await source
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .timeout({ seconds: timeoutSeconds })
      .jpeg({ quality })
      .toBuffer()
  } catch (error) {
    throw rejectionOf(error)
  }
}

function rejectionOf(error: unknown): UploadRejection {
  if (error instanceof UploadRejection) return error
  const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message)
  return new UploadRejection(isTooLarge ? 'picture' : 'damaged')
}

/** Pixels of a phone's photo; decoding in WebAssembly takes about a second for half as many. */
const maxPixels = 26_000_000

/** Decoded pixels: red, green, blue and opacity, one byte each, upright. */
export interface RawPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Decodes the main picture of a HEIC file, which sharp's own libraries cannot (D-42). */
async function decodeHeic(bytes: Uint8Array): Promise<RawPixels> {
  // Loaded on demand, because most files are not HEIC.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (!image) throw new UploadRejection('damaged')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) throw new UploadRejection('picture')
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const drawn = await new Promise<RawPixels | null>((resolve) => image.display(target, resolve))
  if (!drawn) throw new UploadRejection('damaged')
  return drawn
}
