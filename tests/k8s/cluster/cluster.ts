import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { aptInstall } from '../../../infra/programs/programs.ts'
import { captureOutput } from '../../../infra/process/run-quietly.ts'
import type { Engine } from '../../compose/engine.ts'
import { eventually } from '../../support/eventually.js'
import type { StackProcess } from '../../support/process-part.js'
import { ApiServer, sectionAt, type ServerLocation } from '../api-server.ts'
import { buildPrograms, clusterPrograms, programOf } from '../kubernetes-programs.ts'
import { pauseImage, startNodeEngine } from './node-engine.ts'
import { addresses, ownNetwork } from './own-network.ts'
import { podsOf } from './states.ts'

const node = 'seneb-node'
const nodeLocation: ServerLocation = { enter: ownNetwork.enter, host: addresses.node }
const isUp = () => Promise.resolve(true)

/** Packages that the cluster's programs need, each with the program that shows whether it is installed. */
const packages = { conntrack: '/usr/sbin/conntrack', 'dnsmasq-base': '/usr/sbin/dnsmasq', iproute2: '/usr/sbin/ip' }

/** A whole cluster on one machine: every program that a cluster has, in a separate network and separate folders. */
export class Cluster {
  readonly #undo: (() => unknown)[] = []
  readonly home = mkdtempSync(join(tmpdir(), 'seneb-cluster-'))
  #api?: ApiServer
  #engine?: Engine

  /** Installs and builds the parts of a cluster. */
  static async prepare(): Promise<void> {
    for (const [name, program] of Object.entries(packages)) if (!existsSync(program)) await aptInstall(name)
    await buildPrograms(clusterPrograms)
  }

  /** Starts every program and waits for the node; `end` stops everything that was started, also when this rejects. */
  async start(): Promise<void> {
    this.#undo.push(() => rmSync(this.home, { recursive: true, force: true }))
    await ownNetwork.make()
    this.#undo.push(() => ownNetwork.remove())
    this.#undo.push(saveKernelSettings())
    this.#undo.push(() => this.#unmount())
    const engine = await startNodeEngine(this.home)
    this.#engine = engine
    this.#undo.push(
      () => engine.end(),
      () => this.#removeContainers(),
    )
    const api = await ApiServer.start(nodeLocation)
    this.#api = api
    this.#undo.push(() => api.end())
    for (const part of this.#programs(api)) this.#run(part)
    await eventually('the node is ready', () => this.#nodeIsReady(), 90_000)
  }

  #programs(api: ApiServer): StackProcess[] {
    const reach = `--kubeconfig=${api.kubeconfig()}`
    const part = (name: (typeof clusterPrograms)[number], ...args: readonly string[]) =>
      sectionAt(nodeLocation, [programOf(name), reach, ...args], join(this.home, `${name}.log`), isUp)
    return [
      part('kube-controller-manager', '--leader-elect=false', `--service-account-private-key-file=${api.accountKey}`),
      part('kube-scheduler', '--leader-elect=false'),
      part('kubelet', ...this.#kubeletArguments()),
      part('kube-proxy', ...proxyArguments),
    ]
  }

  #kubeletArguments(): string[] {
    const config = join(this.home, 'kubelet.json')
    writeFileSync(config, JSON.stringify(kubeletConfig))
    mkdirSync(join(this.home, 'kubelet'))
    return [
      `--config=${config}`,
      `--hostname-override=${node}`,
      `--node-ip=${addresses.node}`,
      `--root-dir=${join(this.home, 'kubelet')}`,
      `--cert-dir=${join(this.home, 'kubelet-certificates')}`,
      '--container-runtime=docker',
      `--docker-endpoint=${this.engine.socket}`,
      `--pod-infra-container-image=${pauseImage}`,
      '--cni-bin-dir=/nowhere',
      '--cni-conf-dir=/nowhere',
    ]
  }

  #run(part: StackProcess): void {
    part.start()
    this.#undo.push(() => part.kill())
  }

  get api(): ApiServer {
    if (!this.#api) throw new Error('the cluster has no API server yet')
    return this.#api
  }

  get engine(): Engine {
    if (!this.#engine) throw new Error('the cluster has no engine yet')
    return this.#engine
  }

  /** Node of the volumes. */
  get node(): string {
    return node
  }

  /** Resolves these names for pods. */
  resolveNames(names: Readonly<Record<string, string>>): void {
    const records = Object.entries(names).map(([name, address]) => `--host-record=${name},${address}`)
    const args = [
      '--keep-in-foreground',
      '--no-resolv',
      '--no-hosts',
      '--conf-file=',
      '--user=root',
      '--bind-interfaces',
    ]
    const own = [
      `--listen-address=${addresses.pods}`,
      '--local=/cluster.local/',
      `--pid-file=${join(this.home, 'dnsmasq.pid')}`,
    ]
    this.#run(
      sectionAt(
        nodeLocation,
        [packages['dnsmasq-base'], ...args, ...own, ...records],
        join(this.home, 'dnsmasq.log'),
        isUp,
      ),
    )
  }

  async #nodeIsReady(): Promise<boolean> {
    const { body } = await this.api.request('GET', `/api/v1/nodes/${node}`)
    const { status } = body as { status?: { conditions?: readonly { type: string; status: string }[] } }
    return status?.conditions?.some((condition) => condition.type === 'Ready' && condition.status === 'True') ?? false
  }

  async #removeContainers(): Promise<void> {
    const ids = (await this.engine.docker(['ps', '-aq'])).trim().split('\n').filter(Boolean)
    if (ids.length > 0) await this.engine.docker(['rm', '--force', '--volumes', ...ids])
  }

  /** Returns the state of every pod, a line each, to find out why an expected state was not reached. */
  async state(): Promise<string> {
    return this.#api ? podsOf(this.#api) : 'no pod was asked for yet'
  }

  /** Unmounts the volumes that kubelet mounted for pods. */
  async #unmount(): Promise<void> {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const own = mounts.flatMap((line) => line.split(' ')[1] ?? []).filter((path) => path.startsWith(`${this.home}/`))
    for (const path of own.toReversed()) await captureOutput('umount', ['--lazy', path])
  }

  /** Ends and removes everything in reverse order; a failure does not stop the rest. */
  async end(): Promise<void> {
    for (const undo of this.#undo.splice(0).toReversed()) {
      try {
        await undo()
      } catch (error) {
        console.log(`       (not removed: ${String(error)})`)
      }
    }
  }
}

const kubeletConfig = {
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  authentication: { anonymous: { enabled: false }, webhook: { enabled: false } },
  authorization: { mode: 'AlwaysAllow' },
  cgroupDriver: 'cgroupfs',
  cgroupsPerQOS: false,
  enforceNodeAllocatable: [],
  clusterDNS: [addresses.pods],
  clusterDomain: 'cluster.local',
  resolvConf: '',
  failSwapOn: false,
  oomScoreAdj: 0,
  // A machine without enough space reports that elsewhere.
  evictionHard: { 'memory.available': '50Mi' },
  // Images belong to the engine; the next run needs those that are unused now.
  imageGCHighThresholdPercent: 100,
  readOnlyPort: 0,
  // Reports the node as ready immediately, not ten seconds later.
  nodeStatusUpdateFrequency: '1s',
}

const proxyArguments = [
  '--proxy-mode=iptables',
  `--hostname-override=${node}`,
  '--masquerade-all',
  '--conntrack-max-per-core=0',
  '--conntrack-tcp-timeout-established=0',
  '--conntrack-tcp-timeout-close-wait=0',
  '--oom-score-adj=0',
]

/** Settings of the kernel that kubelet changes for the whole machine. */
const names = [
  'vm/overcommit_memory',
  'vm/panic_on_oom',
  'kernel/panic',
  'kernel/panic_on_oops',
  'kernel/keys/root_maxkeys',
  'kernel/keys/root_maxbytes',
]

/** Records the settings and returns a function that restores them. */
function saveKernelSettings(): () => void {
  const files = names.map((name) => `/proc/sys/${name}`).filter((file) => existsSync(file))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  return () => {
    for (const [i, file] of files.entries()) {
      if (readFileSync(file, 'utf8') !== before[i]) writeFileSync(file, before[i] ?? '')
    }
  }
}
