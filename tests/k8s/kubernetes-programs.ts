import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { aptInstall, mayUseApt } from '../../infra/programs/programs.ts'
import { captureOutput } from '../../infra/process/run-quietly.ts'
import { mirror } from '../compose/programs.ts'

const folder = join(homedir(), '.cache', 'seneb-kubernetes')

/** Programs of a cluster of one machine; Debian packages only their sources. */
export const clusterPrograms = [
  'kube-apiserver',
  'kube-controller-manager',
  'kube-scheduler',
  'kubelet',
  'kube-proxy',
] as const
export type KubernetesProgram = (typeof clusterPrograms)[number]

/** Build tools, which are also the names of their packages. */
const tools = ['rsync', 'jq', 'make', 'patch'] as const

/** Returns the path of a built program. */
export function programOf(name: KubernetesProgram): string {
  return join(folder, name)
}

/** Reason why programs of Kubernetes are unavailable on this machine; undefined when they are available. */
export function whyNoPrograms(names: readonly KubernetesProgram[]): string | undefined {
  const areThere = missing(names).length === 0 && existsSync('/usr/bin/etcd')
  return areThere || mayUseApt() ? undefined : 'its programs are built of Debian’s sources, which needs root on Debian'
}

/** Builds the missing programs from Debian's sources. */
export async function buildPrograms(names: readonly KubernetesProgram[]): Promise<void> {
  if (!existsSync('/usr/bin/etcd')) await aptInstall('etcd-server')
  const missingNames = missing(names)
  if (missingNames.length === 0) return
  console.log(`       (building ${missingNames.join(', ')} of Debian’s sources; ten to twenty minutes, once)`)
  if (!existsSync('/usr/bin/go')) await aptInstall('golang-go')
  for (const tool of tools) if (!existsSync(`/usr/bin/${tool}`)) await aptInstall(tool)
  const script = fileURLToPath(new URL('./build-kubernetes.sh', import.meta.url))
  await captureOutput('sh', [script, folder, mirror(), ...missingNames])
}

function missing(names: readonly KubernetesProgram[]): KubernetesProgram[] {
  return names.filter((name) => !existsSync(programOf(name)))
}
