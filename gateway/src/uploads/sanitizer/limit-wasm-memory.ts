const pageBytes = 65_536

/**
 * Prevents each WebAssembly memory of this thread from growing beyond `maxBytes`; exceeding it fails as on a machine
 * without free memory. The `resourceLimits` of a worker thread do not count this memory, and the modules themselves
 * allow two gigabytes.
 */
export function limitWasmMemory(maxBytes: number): void {
  const { prototype } = WebAssembly.Memory
  const grow = Reflect.get<WebAssembly.Memory, 'grow'>(prototype, 'grow')
  prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}
