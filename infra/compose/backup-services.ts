import { backupScript } from '../backup/scripts.ts'
import { healthPort } from './app-services.ts'
import { images } from './compose-images.ts'
import { ownFiles, postgresData, postgresUser } from './compose-parts.ts'
import { ownVolume, type Service } from './compose-service.ts'

/** Where PostgreSQL puts the segments of its log, in every container that has to do with them. */
export const backupLog = '/backups/log'

/** The volumes that belong to whom the server runs as; the step that makes secrets gives them to it. */
export const volumesOfPostgres = ['backup-bases', 'backup-log', 'restore-drill'] as const

const bases = 'backup-bases:/backups/bases'
const log = `backup-log:${backupLog}`
const user = `${postgresUser}:${postgresUser}`
const done = { condition: 'service_completed_successfully' } as const

/** Who takes backups, who tries them, and who restores when somebody says so; nobody but the first has a network. */
export function backupServices(): Readonly<Record<string, Service>> {
  return { backup, 'restore-drill': drill(), restore: restore() }
}

/** Reads the files of the server, as their owner, and can change none. */
const backup: Service = {
  '<<': '*app',
  user,
  command: ['node', 'infra/backup/main.ts'],
  environment: {
    '<<': '*environment',
    BACKUP_HEALTH_HOST: '0.0.0.0',
    BACKUP_HEALTH_PORT: String(healthPort),
    BACKUP_RETENTION_DAYS: '${SENEB_BACKUP_RETENTION_DAYS:-14}',
    BACKUP_DATABASE_URL_FILE: `${ownFiles}/BACKUP_DATABASE_URL`,
  },
  volumes: [ownVolume('backup'), `postgres-data:${postgresData}:ro`, bases, log, 'restore-drill:/drilled:ro'],
  networks: ['data', 'watch'],
  depends_on: { setup: done },
  healthcheck: '*health',
  mem_limit: '320m',
}

function withoutNetwork(script: Parameters<typeof backupScript>[0], more: Service): Service {
  return {
    '<<': '*hardened',
    image: images.postgres,
    user,
    // To compose a dollar is a variable of its own.
    entrypoint: ['sh', '-c', backupScript(script).replaceAll('$', '$$$$')],
    tmpfs: ['/tmp:size=64m,mode=1777'],
    network_mode: 'none',
    mem_limit: '512m',
    ...more,
  }
}

function drill(): Service {
  return withoutNetwork('restore-drill', {
    volumes: [`${bases}:ro`, `${log}:ro`, 'restore-drill:/drilled'],
    depends_on: { secrets: done },
    healthcheck: {
      // It says so between two drills, and one takes minutes.
      test: ['CMD-SHELL', 'test -n "$$(find /drilled/alive -mmin -60)"'],
      interval: '30s',
      timeout: '5s',
      retries: 3,
      start_period: '30s',
    },
  })
}

function restore(): Service {
  return withoutNetwork('restore', {
    profiles: ['restore'],
    environment: { RESTORE_TO: '${RESTORE_TO:-}' },
    volumes: [`${bases}:ro`, `postgres-data:${postgresData}`],
    restart: 'no',
  })
}
