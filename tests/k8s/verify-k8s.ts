import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

import { readCommandLine } from '../../infra/process/command-line.ts'
import { outputOf, captureOutput } from '../../infra/process/run-quietly.ts'
import { Outcomes } from '../compose/outcomes.ts'
import { everySetting } from '../support/every-setting.js'
import { checkApi } from './check-api.ts'
import { checkBus } from './check-bus.ts'
import { checkCluster, whyNoCluster } from './cluster/check-cluster.ts'
import { overlays, siteOf, type Overlay, objectsIn, objectsOf } from './committed.ts'
import { connectionsOf } from './connections.ts'
import { expectedReach } from './expected-reach.ts'
import type { KubernetesObject } from './kubernetes-object.ts'
import { whyNoPrograms } from './kubernetes-programs.ts'
import { reachOf } from './reach.ts'
import { violationsOf } from './rules.ts'
import { internalOf, workloadsOf } from './workloads.ts'
import { root } from '../../infra/process/paths.mjs'
import { inheritedEnvironment } from '../support/config.js'

/** Runs the command that makes the secrets as documented, twice: existing secrets stay. */
async function checkSecrets(outcomes: Outcomes): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-k8s-secrets-'))
  try {
    writeFileSync(join(folder, 'smtp-url'), 'smtps://mail.seneb.internal\n')
    for (const name of ['imap-url', 'inbound-mail-secret']) writeFileSync(join(folder, name), '')
    const run = () =>
      captureOutput('npm', ['run', '-s', 'k8s:secrets', '--', 'production', folder], {
        cwd: root,
        env: inheritedEnvironment(),
      })
    const [first, second] = [await run(), await run()]
    const { items } = JSON.parse(first) as { items: { metadata: { name: string } }[] }
    // Clusters with an external secret store fetch the same secrets from there.
    const fetched = objectsOf('components/external-secrets').map(({ metadata }) => metadata.name)
    const names = items.map(({ metadata }) => metadata.name)
    outcomes.check(
      `npm run k8s:secrets prints ${names.length} secrets and nothing else, and the same ones again`,
      first === second && names.toSorted().join() === fetched.toSorted().join(),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A program that renders a folder of manifests: `kubectl kustomize` or `kustomize build`. */
type Renderer = readonly [command: string, ...args: string[]]

const renderers: readonly Renderer[] = [
  ['kubectl', 'kustomize'],
  ['kustomize', 'build'],
]

/** Returns the first of them that this machine has. */
async function findRenderer(): Promise<Renderer | undefined> {
  for (const renderer of renderers) {
    const [command, ...args] = renderer
    const works = await captureOutput(command, [...args, '--help']).then(
      () => true,
      () => false,
    )
    if (works) return renderer
  }
  return undefined
}

/** Renders an overlay as a cluster gets it. */
function render([command, ...args]: Renderer, overlay: Overlay): Promise<readonly KubernetesObject[]> {
  return captureOutput(command, [...args, join(root, 'k8s', 'overlays', overlay)]).then(objectsIn)
}

/**
 * `npm run verify:k8s`: renders both overlays as for a cluster. Checks every object against the rules for pods, the
 * graph of allowed connections and the connections of PostgreSQL. With `--api`, a real API server also tests all
 * objects, unknown fields, and its refusal of invalid objects. With `--cluster`, a whole cluster on this machine runs
 * the trial.
 */
const options = readCommandLine(
  {
    usage: 'npm run verify:k8s -- [--api] [--cluster]',
    about:
      'Renders the manifests and checks rules, the graph of who talks to whom and connections; ends with 1 when something is not as it should be. --api asks a real API server too; --cluster runs the trial in a whole cluster of this machine and replaces its processes under load.',
  },
  (args) => parseArgs({ args: [...args], options: { api: { type: 'boolean' }, cluster: { type: 'boolean' } } }).values,
)
const outcomes = new Outcomes()
const settings = await everySetting()

type Objects = readonly KubernetesObject[]

function verify(overlay: Overlay, objects: Objects): void {
  const check = (what: string, wrong: readonly string[]) =>
    outcomes.check(`${overlay}: ${what}`, wrong.length === 0, wrong.join('; '))
  outcomes.check(`${overlay}: kustomize renders ${objects.length} objects`, objects.length > 50)
  check('policy scan: 0 violations', violationsOf(objects))
  check('what site.env says is everywhere', unsaid(objects, siteOf(overlay)))
  checkGraph(overlay, objects)
  const { available, needed } = connectionsOf(objects, { settings })
  const share = Math.round((100 * needed) / available)
  outcomes.check(`${overlay}: connections ${needed} of ${available}, ${share} % of at most 80 %`, share <= 80)
}

/** Images and hosts that are not those of `site.env`, and pods of production that would start without their authority. */
function unsaid(
  objects: Objects,
  { API_URL = '', IMAGE = '', SITE_URL = '' }: Readonly<Record<string, string>>,
): string[] {
  const ours = internalOf(workloadsOf(objects))
  const images = ours.flatMap(({ pod }) => pod?.containers.map(({ image = '' }) => image) ?? [])
  const hosts = objects.flatMap((object) => (object.kind === 'HTTPRoute' ? (object.spec.hostnames ?? []) : []))
  const ownHosts = [SITE_URL, API_URL].map((url) => new URL(url).host)
  const isProduction = hosts.length > 0
  const careless = ours.filter(({ pod }) =>
    pod?.volumes?.some(({ projected }) => projected?.sources.some(({ secret }) => secret?.optional === true)),
  )
  return [
    ...images.filter((image) => image !== IMAGE),
    ...hosts.filter((host) => !ownHosts.includes(host)),
    ...(isProduction ? careless.map(({ name }) => `${name} starts without its authority`) : []),
  ]
}

function checkGraph(overlay: Overlay, objects: Objects): void {
  const [found, expected] = [reachOf(objects), expectedReach(overlay, settings)]
  const wrong = [
    ...[...found].filter((edge) => !expected.has(edge)).map((edge) => `${edge} is allowed`),
    ...[...expected].filter((edge) => !found.has(edge)).map((edge) => `${edge} is refused`),
  ]
  outcomes.check(`${overlay}: graph equal, ${found.size} edges`, wrong.length === 0, wrong.join('; '))
}

async function requestApi(rendered: ReadonlyMap<Overlay, Objects>): Promise<void> {
  const why = options.api ? whyNoPrograms(['kube-apiserver']) : 'npm run verify:k8s -- --api asks one'
  if (why === undefined) await checkApi(rendered, outcomes)
  else outcomes.skip('a real API server', why)
}

async function runCluster(local: Objects): Promise<void> {
  const why = options.cluster ? whyNoCluster() : 'npm run verify:k8s -- --cluster starts one'
  if (why === undefined) await checkCluster(local, outcomes)
  else outcomes.skip('a whole cluster', why)
}

try {
  const renderer = await findRenderer()
  if (renderer) {
    const rendered = new Map<Overlay, Objects>()
    for (const overlay of overlays) {
      rendered.set(overlay, await render(renderer, overlay))
      verify(overlay, rendered.get(overlay) ?? [])
    }
    await requestApi(rendered)
    await checkSecrets(outcomes)
    await checkBus(outcomes)
    await runCluster(rendered.get('local') ?? [])
  } else {
    outcomes.skip('everything', 'neither kubectl nor kustomize is here to render the overlays')
  }
} catch (error) {
  outcomes.check('the manifests could be verified', false, outputOf(error).slice(-1500))
}
process.exitCode = outcomes.close()
