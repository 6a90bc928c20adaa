import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A reader never meets half a file: the rename puts the whole one in place. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, content)
  await rename(draft, file)
}
