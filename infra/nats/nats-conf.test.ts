import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

const linesOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').split('\n')

const onlyInProduction = [
  "# Clients must come by TLS: passwords and personal data pass here. PEM files: the server's certificate, for the host name",
  "# of the clients' tls:// URL, with what is needed to lead it to the authority they trust, and its key.",
  'tls {',
  '  cert_file: $NATS_TLS_CERT',
  '  key_file: $NATS_TLS_KEY',
  '}',
  '',
]

test('the local bus is configured as in production, except that only production demands TLS and waits for the disk', () => {
  const production = linesOf('./nats.conf')
  const local = linesOf('./nats-local.conf')

  const begin = production.indexOf(String(onlyInProduction[0]))
  expect(production.slice(begin, begin + onlyInProduction.length)).toEqual(onlyInProduction)
  const withoutTls = production.toSpliced(begin, onlyInProduction.length)
  expect(withoutTls.filter((line) => line !== '  sync_interval: always')).toEqual(local)
  expect(withoutTls.length - local.length).toBe(1)
})
