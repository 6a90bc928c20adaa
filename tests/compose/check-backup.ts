import { healthPort } from '../support/compose-file.js'
import { eventually } from '../support/eventually.js'
import type { Outcomes } from './outcomes.ts'
import type { Project } from './project.ts'

const script = `fetch('http://127.0.0.1:${healthPort}/metrics').then((answer) => answer.text()).then(console.log)`

/** Checks that a new platform takes its first backup automatically and tests it at once. */
export async function checkBackup(project: Project, outcomes: Outcomes): Promise<void> {
  const passed = await eventually(
    'a drill',
    async () => {
      const shown = await project.run('exec', '-T', 'backup', 'node', '-e', script)
      return /^seneb_restore_drill_(passed|failed)_timestamp_seconds(?:\{.*\})? [1-9]/m.exec(shown)?.[1]
    },
    120_000,
  ).catch(String)
  const said = passed === 'passed' ? '' : await project.run('logs', '--no-color', 'backup', 'restore-drill')
  outcomes.check('a first backup was taken, and could be restored', passed === 'passed', `${passed}\n${said}`)
}
