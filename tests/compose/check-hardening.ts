import { isSecretName } from '../../infra/settings.ts'
import type { Engine } from './engine.ts'
import type { Outcomes } from './outcomes.ts'
import type { Container, Project } from './project.ts'

/** Expected restrictions of a process, as its kernel reports them. */
const expected = { CapEff: '0000000000000000', NoNewPrivs: '1', Seccomp: '2' }

/** Inspects every running container from the inside. */
export async function checkHardening(engine: Engine, project: Project, outcomes: Outcomes): Promise<void> {
  const running = (await project.containers()).filter(({ inspected }) => inspected.State.Status === 'running')
  outcomes.check(`${running.length} containers run`, running.length > 10)
  for (const container of running) {
    const errors = await findErrors(engine, container)
    outcomes.check(
      `${container.service}: no user of its image, no capability, filtered calls, nothing to write to`,
      errors.length === 0,
      errors.join(', '),
    )
  }
  const reach = 'require("node:dns").lookup("postgres", (error) => console.log(error ? "unknown" : "known"))'
  const resolved = (await project.run('exec', '-T', 'web', 'node', '-e', reach)).trim()
  outcomes.check('web cannot find the database', resolved === 'unknown', resolved)
}

async function findErrors(engine: Engine, { id, inspected, service }: Container): Promise<string[]> {
  const status = await engine.docker(['exec', id, 'cat', '/proc/1/status'])
  const statusOf = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? 'unknown'
  const wrote = await engine.docker(['exec', id, 'sh', '-c', 'touch /probe 2>&1 || true'])
  // The maker of the mailbox image chose its user.
  const user = ['postgres', 'backup', 'restore-drill'].includes(service)
    ? '999'
    : service === 'mailbox'
      ? '1000'
      : '65532'
  return [
    ...(statusOf('Uid') === user ? [] : [`uid ${statusOf('Uid')}`]),
    ...Object.entries(expected).flatMap(([name, value]) =>
      statusOf(name) === value ? [] : [`${name} ${statusOf(name)}`],
    ),
    ...(wrote.includes('Read-only file system') ? [] : ['its root can be written']),
    ...(inspected.HostConfig.Memory > 0 ? [] : ['no limit of memory']),
    ...inspected.Config.Env.map((line) => line.split('=')[0] ?? '').filter(isSecretName),
  ]
}

/** Stops everything; each process must end cleanly in time. */
export async function checkEnds(project: Project, outcomes: Outcomes): Promise<void> {
  const before = performance.now()
  await project.run('stop', '--timeout', '25')
  const seconds = (performance.now() - before) / 1000
  const stopped = await project.containers()
  // NATS ends with 1 when it is stopped.
  const unclean = stopped.filter(
    ({ inspected, service }) => ![0, service === 'nats' ? 1 : 0].includes(inspected.State.ExitCode),
  )
  const exitCodes = unclean.map(({ inspected, service }) => `${service} ${inspected.State.ExitCode}`)
  outcomes.check(
    `all ${stopped.length} containers end cleanly within 25 s (${seconds.toFixed(1)} s)`,
    seconds < 25 && unclean.length === 0,
    exitCodes.join(', '),
  )
}
