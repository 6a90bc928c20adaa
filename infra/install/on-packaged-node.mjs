import { spawn } from 'node:child_process'

import { orphanGuard } from '../process/orphan-guard.mjs'
import { packagedNode } from './install.mjs'
import { onParentExit } from '../process/npm-watch.mjs'

/**
 * Runs the same script again on the Node that npm installed, unless it already runs there. Forwards signals and returns
 * the exit code.
 * @param {Record<string, string>} handover variables that pass the state of the first run to the second
 * @returns {Promise<number | undefined>} the exit code, or undefined when this already is the right Node
 */
export async function runOnPackagedNode(handover) {
  if (Number(process.versions.node.split('.')[0]) >= 24) return undefined
  const [, script = '', ...args] = process.argv
  const child = spawn(packagedNode, [script, ...args], { stdio: 'inherit', env: { ...process.env, ...handover } })
  orphanGuard(child, 'SIGTERM')
  // Ctrl-C in a terminal reaches both of us; the child acts on it and we wait for the child.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  onParentExit(() => child.kill('SIGTERM'))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
