import { beforeAll, describe, expect, test } from '@jest/globals'
import { permissionsFor, type BusUser } from '@seneb/contracts/nats-permissions'

import type { Setting } from '../../infra/settings.ts'
import { everySetting } from '../support/every-setting.js'
import { differencesOf } from './deployment-files/differences.js'
import { sabotages } from './deployment-files/sabotages.js'
import { textOf } from './tracked-text.js'

let settings: ReadonlyMap<string, readonly Setting[]>
beforeAll(async () => {
  settings = await everySetting()
})

test('infra/deployables.ts, compose and k8s agree on every process', () => {
  expect(differencesOf({ read: textOf, settings })).toEqual([])
})

describe('a wrong entry is reported with its file and process', () => {
  test.each(sabotages)('$what', ({ file, from, message, to }) => {
    const text = textOf(file)
    const spoiled = text.replace(from, to)
    expect(spoiled).not.toBe(text)

    const found = differencesOf({ read: (path) => (path === file ? spoiled : textOf(path)), settings })
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  })
})

test('a permission of the bus that the contracts do not give is named, too', () => {
  const none = { publish: { allow: [] }, subscribe: { allow: [] } }
  const permitted = (user: BusUser) => (user === 'content' ? none : permissionsFor(user))

  const found = differencesOf({ read: textOf, settings, permitted })
  for (const file of ['docker-compose.yml', 'k8s/base/content.yaml'])
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^${file}: content: permissions on the bus is .*, and the contracts say {"publish":{"allow":\\[\\]}`,
        ),
      ),
    )
})
