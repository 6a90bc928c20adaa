import { UploadRefusal } from '../upload-refusal.js'

/** A phone's photo; decoding in WebAssembly takes about a second for half as many. */
const maxPixels = 26_000_000

/** Pixels as they come from a decoder: red, green, blue and opacity, a byte each, upright. */
export interface RawPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Decodes the main picture of a HEIC file, which sharp's own libraries cannot (D-42). */
export async function decodeHeic(bytes: Uint8Array): Promise<RawPixels> {
  // Loaded when a file needs it: most are none of these.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (!image) throw new UploadRefusal('damaged')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) throw new UploadRefusal('picture')
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const drawn = await new Promise<RawPixels | null>((resolve) => image.display(target, resolve))
  if (!drawn) throw new UploadRefusal('damaged')
  return drawn
}
