/** Types of the part of libheif-js that is used; the package has none. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Draws into `target.data`, RGBA; calls back with null when it cannot. */
    display(target: HeifTarget, done: (drawn: HeifTarget | null) => void): void
    free(): void
  }
  interface HeifTarget {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  interface HeifDecoder {
    /** The top-level images; none when the file cannot be read. */
    decode(bytes: Uint8Array): HeifImage[]
  }
  const libheif: { readonly HeifDecoder: new () => HeifDecoder }
  export default libheif
}
