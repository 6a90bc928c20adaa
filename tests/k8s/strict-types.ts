import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { KubernetesObject } from '../../infra/k8s/kubernetes-object.ts'
import { root } from '../../infra/process/places.mjs'
import { outputOf, runQuietly } from '../../infra/process/run-quietly.ts'
import { modules } from './validate.ts'

/**
 * What the compiler says of the objects written out as constants of their types: unknown fields, which neither the schemas
 * nor an API server of some age refuse.
 */
export async function typeFaultsOf(objects: readonly KubernetesObject[]): Promise<readonly string[]> {
  // Beside the packages, so that they are found.
  const folder = join(root, 'node_modules', '.cache', 'seneb', `manifests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    const file = join(folder, 'manifests.ts')
    writeFileSync(file, objects.map(asConstant).join('\n'))
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023']
    await runQuietly(join(root, 'node_modules', '.bin', 'tsc'), [...options, '--ignoreConfig', '--types', 'node', file])
    return []
  } catch (error) {
    return outputOf(error).split('\n').filter((line) => line.includes('error TS'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function asConstant(object: KubernetesObject, i: number): string {
  const type = `import('${modules[object.kind]}').I${object.kind}`
  return `export const object${i}: ${type} = ${JSON.stringify(object, null, 2)}`
}
