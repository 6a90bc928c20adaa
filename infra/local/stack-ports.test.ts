import { createServer, type AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'

import { assertFree, stackPorts } from './stack-ports.ts'

test('every port moves with the base and none is given twice', () => {
  const ports = Object.values(stackPorts(7000))

  expect(ports).toContain(7000)
  expect(new Set(ports).size).toBe(ports.length)
})

test('a busy port is reported with its purpose and the remedy', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  await expect(assertFree({ gateway: port }, { waitMs: 0, base: 4000 })).rejects.toThrow(
    new RegExp(`^Port ${port} \\(gateway\\) is used by .*; stop that or .*npm start -- --port-base 4100$`),
  )

  setTimeout(() => server.close(), 300)
  await assertFree({ gateway: port }, { waitMs: 5000, base: 4000 })
})
