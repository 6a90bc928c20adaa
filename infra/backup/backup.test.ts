import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { freePort } from '@seneb/testkit/free-port'
import { metricsAt } from '@seneb/testkit/metrics'

import { metricTable } from '../../tests/support/metric-table.js'
import { eventually } from '../../tests/support/eventually.js'
import { runStatements, withLogin } from '../postgres/postgres.ts'
import { isDue } from './backup-loop.ts'
import { BackedUpServer } from './backup.fixture.ts'
import { backupRole, backupRoleStatements } from './backup-role.ts'
import { markRestorePoint, baseBackups, deleteOld } from './base-backup.ts'

describe('a server with tested backups', () => {
  let server: BackedUpServer
  let login: string
  let healthUrl: string
  const lastDrill = () => {
    const file = join(server.folder('drilled'), 'last')
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  }
  const segments = () => readdirSync(server.folder('log')).filter((name) => /^[0-9A-F]{24}[.]gz$/.test(name))

  beforeAll(async () => {
    server = await BackedUpServer.start()
    await runStatements(server.url, [
      'create table people as select n as id from generate_series(1, 1000) n',
      ...backupRoleStatements('of-backups'),
    ])
    login = withLogin(server.url, backupRole, 'of-backups')
    const port = await freePort()
    healthUrl = `http://127.0.0.1:${port}`
    const child = server.takeBackups(login, port)
    await eventually('a first backup', () => existsSync(join(server.folder('bases'), 'drill')), 30_000)
    expect(child.exitCode).toBeNull()
  }, 90_000)
  afterAll(() => server.stop())

  test('the first backup is taken and restored right away, every row is read, and both are reported [R18]', async () => {
    const drill = server.startDrill()
    await eventually('a drill', () => lastDrill() !== '', 30_000)

    const [base] = baseBackups(server.folder('bases'))
    expect(lastDrill()).toMatch(new RegExp(`^passed \\d+ ${base} seneb-${base}$`))
    expect(readdirSync(server.folder('drilled')).toSorted()).toEqual(['alive', 'last'])
    // Counted by the process that takes backups each time it looks, once a second here.
    const archived = async () =>
      (await metricsAt(healthUrl)).value('seneb_backup_segments_total', { outcome: 'archived' }) ?? 0
    await eventually('a counted segment', async () => (await archived()) > 0, 30_000)
    const metrics = await metricsAt(healthUrl)
    const now = Date.now() / 1000
    for (const name of ['seneb_backup_completed_timestamp_seconds', 'seneb_restore_drill_passed_timestamp_seconds']) {
      expect(metrics.value(name)).toBeGreaterThan(now - 120)
      expect(metrics.value(name)).toBeLessThanOrEqual(now + 1)
    }
    const shown = metricTable().filter(({ name }) => /^seneb_(?:backup|restore)_/.test(name))
    expect(shown.length).toBe(5)
    for (const { kind, name } of shown) expect([name, metrics.kinds.get(name)]).toEqual([name, kind])
    drill.kill('SIGTERM')
    expect(await once(drill, 'exit')).toEqual([0, null])
  }, 60_000)

  test('a drill with a missing log segment fails and is reported [R18]', async () => {
    const [base = ''] = baseBackups(server.folder('bases'))
    const before = segments().length
    await runStatements(server.url, ['insert into people values (0)', 'select pg_switch_wal()'])
    await markRestorePoint(login, 'later')
    await eventually('two segments more', () => segments().length >= before + 2, 20_000)
    const lost = join(server.folder('log'), segments().toSorted()[before] ?? '')
    renameSync(lost, `${lost}.lost`)
    writeFileSync(join(server.folder('bases'), 'drill'), `${base} later\n`)
    server.startDrill()

    await eventually('a drill that fails', () => lastDrill().startsWith('failed'), 30_000)
    renameSync(`${lost}.lost`, lost)
    const metrics = await metricsAt(healthUrl)
    expect(metrics.value('seneb_restore_drill_failed_timestamp_seconds')).toBeGreaterThan(0)
    expect(metrics.value('seneb_restore_drill_passed_timestamp_seconds')).toBe(0)
  }, 90_000)

  test('the backup role cannot read tables, create anything or replicate [S8]', async () => {
    await expect(runStatements(login, ['select * from people'])).rejects.toThrow('permission denied')
    await expect(runStatements(login, ['create table mine (id int)'])).rejects.toThrow('permission denied')
    await expect(runStatements(login, [`select pg_read_file('PG_VERSION')`])).rejects.toThrow('permission denied')
    await expect(runStatements(login, [`select pg_create_physical_replication_slot('mine')`])).rejects.toThrow(
      'permission denied',
    )
  })

  test('a restore refuses a point that is none, one before every backup, and a folder that a server works on', () => {
    const into = join(server.folder('drilled'), 'restored')

    expect(server.restore('yesterday', into)).toContain('Say to which point in time, in UTC')
    expect(server.restore('2020-01-01 00:00:00+00', into)).toContain('No base backup had ended by')
    expect(server.restore('2099-01-01 00:00:00+00', server.cluster)).toContain('A server works on')
    expect(existsSync(into)).toBe(false)
  })

  test('old backups go with the log that they alone needed, and never the newest two', () => {
    const [bases, log] = [server.folder('drilled'), server.folder('log')].map((from) => join(from, 'old'))
    mkdirSync(String(log), { recursive: true })
    const names = ['20260101T013000Z', '20260102T013000Z', '20260103T013000Z']
    for (const [at, name] of names.entries()) {
      mkdirSync(join(String(bases), name), { recursive: true })
      const label = `START WAL LOCATION: 0/${at + 2}000028 (file 00000001000000000000000${at + 2})\n`
      writeFileSync(join(String(bases), name, 'backup_label'), label)
      writeFileSync(join(String(log), `00000001000000000000000${at + 2}.gz`), '')
    }
    writeFileSync(join(String(log), '00000002.history.gz'), '')

    deleteOld({ bases: String(bases), log: String(log), retentionDays: 14, now: new Date('2026-03-01T00:00:00Z') })

    expect(baseBackups(String(bases))).toEqual(names.slice(1))
    expect(readdirSync(String(log)).toSorted()).toEqual([
      '000000010000000000000003.gz',
      '000000010000000000000004.gz',
      '00000002.history.gz',
    ])
    rmSync(String(bases), { recursive: true })
  })
})

test('a backup is due when none ended since half past one of the last night, UTC', () => {
  const newest = new Date('2026-11-23T01:31:00Z')

  expect(isDue(new Date(0), new Date('2026-11-23T00:00:00Z'))).toBe(true)
  expect(isDue(newest, new Date('2026-11-24T01:29:59Z'))).toBe(false)
  expect(isDue(newest, new Date('2026-11-24T01:30:00Z'))).toBe(true)
})
