import type { KubernetesObject } from '../../infra/k8s/kubernetes-object.ts'
import type { Outcomes } from '../compose/outcomes.ts'
import { ApiServer } from './api-server.ts'
import { older, pathOf } from './older-api.ts'
import { sabotages } from './sabotages.ts'

/** Asks a real API server what it would say to every object, and whether it refuses those that are wrong. */
export async function checkApi(all: ReadonlyMap<string, readonly KubernetesObject[]>, outcomes: Outcomes): Promise<void> {
  const api = await ApiServer.start()
  try {
    for (const [overlay, objects] of all) {
      const known = objects.filter(({ kind }) => pathOf(kind) !== undefined)
      const refused: string[] = []
      for (const object of known) refused.push(...(await refusalOf(api, object)))
      outcomes.check(`${overlay}: the API server takes all ${known.length} objects`, refused.length === 0, refused.join('; '))
      const others = [...new Set(objects.filter(({ kind }) => pathOf(kind) === undefined).map(({ kind }) => kind))]
      if (others.length > 0) outcomes.skip(`${overlay}: ${others.join(', ')}`, 'kinds of operators that are not here')
    }
    for (const { spoil, what } of sabotages) await checkSabotage(api, { what, spoiled: spoil([...all.values()].flat()) }, outcomes)
  } finally {
    await api.end()
  }
}

async function checkSabotage(
  api: ApiServer,
  { spoiled, what }: { what: string; spoiled: KubernetesObject },
  outcomes: Outcomes,
): Promise<void> {
  const [refusal] = await refusalOf(api, spoiled)
  outcomes.check(`refused: ${what} (${refusal?.slice(0, 140) ?? ''})`, refusal !== undefined, 'the server took it')
}

async function refusalOf(api: ApiServer, object: KubernetesObject): Promise<string[]> {
  const isNamespace = object.kind === 'Namespace'
  const { message, status } = await api.create(older(object), pathOf(object.kind) ?? '', { onTrial: !isNamespace })
  // The namespace is there from the overlay before.
  const isTaken = status === 201 || (isNamespace && status === 409)
  return isTaken ? [] : [`${object.kind} ${object.metadata?.name ?? ''}: ${message}`]
}
