import { readFileSync } from 'node:fs'

const template = new URL('./nats.conf', import.meta.url)

/**
 * The configuration of production with values written in, each as NATS reads it (a text in quotes); names without a value
 * stay. Without `tls` there are no certificates, as in a trial.
 */
export function filledNatsConf(tls: boolean, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(template, 'utf8')
  const used = tls ? text : text.replace(/^# Clients must come by TLS[^]*?^}\n\n/m, '')
  return used.replaceAll(/(?<=^[^#\n]*)\$(NATS_[A-Z_]+)/gm, (variable, name: string) => values[name] ?? variable)
}
