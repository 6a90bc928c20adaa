import { expect, test } from '@jest/globals'

import { welcome } from './welcome.ts'

const found = {
  web: 'http://localhost:4000',
  gateway: 'http://127.0.0.1:4001',
  graphql: 'http://127.0.0.1:4001/graphql',
  mailbox: null,
  smtp: 'smtp://127.0.0.1:4003',
  traces: 'http://127.0.0.1:4007',
  postgres: 'postgres://seneb_admin@127.0.0.1:4004/seneb',
  nats: 'nats://admin@127.0.0.1:4005',
  health: {},
  logs: '/logs',
  startedAt: '2026-11-22T10:00:00.000Z',
  pid: 1,
}

test('the database is shown with the file that contains its password', () => {
  const line = 'database   postgres://seneb_admin@127.0.0.1:4004/seneb (password in /state/secrets.json)\n'

  expect(welcome({ found, passwordIn: '/state/secrets.json' }, 8.04)).toContain(line)
})

test('the link for the first admin is printed until there is an admin [D-37]', () => {
  const setUp = 'http://localhost:4000/admin/welcome#token'

  expect(welcome({ found, passwordIn: undefined, setUp }, 8.04)).toContain(`set up     ${setUp}\n`)
  expect(welcome({ found, passwordIn: undefined }, 8.04)).not.toContain('set up')
})

test('the login of a database that was given is not printed', () => {
  const text = welcome({ found, passwordIn: undefined }, 8.04)

  expect(text).toContain('database   the one of DATABASE_URL')
  expect(text).not.toContain('postgres://')
})

test('the address of the traces is printed', () => {
  expect(welcome({ found, passwordIn: undefined }, 8.04)).toContain('traces     http://127.0.0.1:4007\n')
})
