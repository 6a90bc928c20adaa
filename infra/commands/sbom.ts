import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { noArguments, readCommandLine } from '../process/command-line.ts'
import { root, spoken } from '../process/paths.mjs'
import { reasonOf } from '../process/plain-failure.mjs'
import { productionBom } from './production-bom.ts'

/** `npm run sbom`: writes everything that runs in production, and its dependencies, as CycloneDX. */
readCommandLine(
  {
    usage: 'npm run sbom',
    about: 'Writes everything that runs in production, and what that stands on, to artifacts/sbom.cdx.json.',
  },
  noArguments,
)
const target = join(root, 'artifacts', 'sbom.cdx.json')

try {
  const bom = await productionBom()
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, `${JSON.stringify(bom, null, 2)}\n`)
  console.log(`${spoken(target)}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}`)
} catch (error) {
  console.error(`The SBOM could not be written: ${reasonOf(error)}`)
  process.exitCode = 1
}
