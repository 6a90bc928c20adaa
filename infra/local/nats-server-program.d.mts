export declare function natsServerProgram(options: {
  toolsDir: string
  report?: (doing: string) => void
}): Promise<string>
export declare function unpack(release: {
  archive: Uint8Array
  expected: string
  name: string
  folder: string
}): Promise<void>
