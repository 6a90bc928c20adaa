import sharp from 'sharp'

import { UploadRefusal } from './upload-refusal.js'

/** A photo of fifty million pixels; more is a bomb or of no use. */
const mostPixels = 50_000_000
const longestSide = 5000
const longestSeconds = 20

// One picture is decoded at a time, and nothing of it is kept.
sharp.cache(false)
sharp.concurrency(1)

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew, upright: what comes out holds pixels and nothing else, no position, no camera, no comment
 * (S12). One picture at a time, so that memory stays flat however many come.
 */
export function redrawPicture(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const turn = last.then(() => redraw(bytes, type))
  last = turn.catch(() => undefined)
  return turn
}

async function redraw(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels, sequentialRead: true })
    const { format, height, width } = await picture.metadata()
    if (`image/${format}` !== type) throw new UploadRefusal('mismatch')
    if (width * height > mostPixels) throw new UploadRefusal('picture')
    const upright = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: longestSeconds })
    return await (type === 'image/png' ? upright.png() : upright.jpeg({ quality: 90 })).toBuffer()
  } catch (error) {
    if (error instanceof UploadRefusal) throw error
    throw new UploadRefusal(isTooLarge(error) ? 'picture' : 'damaged')
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /exceeds pixel limit/i.test(error.message)
}
