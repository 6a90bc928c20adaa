import { aptInstall, mayUseApt, findProgram } from '../../infra/programs/programs.ts'

/** Programs by Debian package; each package starts a service of the same name. */
const packages = { prometheus: ['prometheus', 'promtool'], 'prometheus-alertmanager': ['amtool'] } as const

/** Prometheus with its tool that checks rules and metrics, and Alertmanager's tool. */
export type PrometheusPrograms = Readonly<Record<(typeof packages)[keyof typeof packages][number], string>>

/** Returns the reason for a missing Prometheus; undefined when it is installed or can be. */
export function whyNoPrometheus(): string | undefined {
  if (mayUseApt() || Object.keys(packages).every(isHere)) return undefined
  return 'no prometheus, promtool and amtool on PATH, and installing them needs root on Debian or Ubuntu'
}

/** Finds or installs all of them from Debian's packages; stops the services that the packages start. */
export async function prometheusPrograms(report: (doing: string) => void): Promise<PrometheusPrograms> {
  for (const name of Object.keys(packages).filter((each) => !isHere(each))) {
    report(`apt-get install ${name}`)
    await aptInstall(name, [name])
  }
  return Object.fromEntries(
    Object.values(packages)
      .flat()
      .map((program) => [program, found(program)]),
  ) as PrometheusPrograms
}

function isHere(name: string): boolean {
  return packages[name as keyof typeof packages].every((program) => findProgram([program]) !== undefined)
}

function found(program: string): string {
  const file = findProgram([program])
  if (file === undefined) throw new Error(`Debian's packages brought no ${program}`)
  return file
}
