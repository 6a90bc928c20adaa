import type { Outcomes } from '../compose/outcomes.ts'
import { ApiServer } from './api-server.ts'
import type { KubernetesObject } from './kubernetes-object.ts'
import { older, pathOf } from './older-api.ts'
import { sabotages } from './sabotages.ts'
import { unknownFields } from './unknown-fields.ts'

/** Checks each object against a real API server, and whether the server refuses wrong ones. */
export async function checkApi(
  all: ReadonlyMap<string, readonly KubernetesObject[]>,
  outcomes: Outcomes,
): Promise<void> {
  const api = await ApiServer.start()
  try {
    for (const [overlay, objects] of all) {
      const supported = objects.filter(({ kind }) => pathOf(kind) !== undefined)
      const rejections: string[] = []
      for (const object of supported) rejections.push(...(await rejectionOf(api, object)))
      outcomes.check(
        `${overlay}: the API server takes all ${supported.length} objects`,
        rejections.length === 0,
        rejections.join('; '),
      )
      const others = [...new Set(objects.filter(({ kind }) => pathOf(kind) === undefined).map(({ kind }) => kind))]
      if (others.length > 0) outcomes.skip(`${overlay}: ${others.join(', ')}`, 'kinds of operators that are not here')
    }
    for (const { spoil, what } of sabotages)
      await checkSabotage(api, { what, spoiled: spoil([...all.values()].flat()) }, outcomes)
  } finally {
    await api.end()
  }
}

async function checkSabotage(
  api: ApiServer,
  { spoiled, what }: { what: string; spoiled: KubernetesObject },
  outcomes: Outcomes,
): Promise<void> {
  const [rejection] = await rejectionOf(api, spoiled)
  outcomes.check(`refused: ${what} (${rejection?.slice(0, 140) ?? ''})`, rejection !== undefined, 'the server took it')
}

async function rejectionOf(api: ApiServer, object: KubernetesObject): Promise<string[]> {
  const isNamespace = object.kind === 'Namespace'
  const sent = older(object)
  const { body, message, status } = await api.create(sent, pathOf(object.kind) ?? '', { onTrial: !isNamespace })
  // The namespace exists from the overlay before.
  if (isNamespace && status === 409) return []
  const name = `${object.kind} ${object.metadata.name}`
  if (status !== 201) return [`${name}: ${message}`]
  // The server accepts an unknown field and omits it from its response.
  return unknownFields(sent, body).map((field) => `${name}: no such field: ${field}`)
}
