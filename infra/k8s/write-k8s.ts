import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/places.mjs'
import { manifests } from './manifests.ts'

/** The committed manifests; `npm run generate` writes them. What nobody writes any more goes, but for `site.env`. */
const written = manifests()
const folder = join(root, 'k8s')
for (const [path, text] of written) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.yaml') && !written.has(path)) rmSync(join(folder, path))
}
