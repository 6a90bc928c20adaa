const pageBytes = 65_536

/**
 * Lets no WebAssembly memory of this thread grow beyond `maxBytes`; what wants more fails like on a machine that has no
 * more. A worker thread's `resourceLimits` do not count this memory, and the modules allow themselves two gigabytes.
 */
export function limitWasmMemory(maxBytes: number): void {
  const { prototype } = WebAssembly.Memory
  const grow = Reflect.get<WebAssembly.Memory, 'grow'>(prototype, 'grow')
  prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}
