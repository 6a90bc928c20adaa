import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { withMessages } from '@seneb/contracts/generate/write-docs'
import { allEvents, allRequests } from '@seneb/contracts/messages/all-messages'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
/** As the generator writes it; aligning the columns of other tables is the formatter's. */
const unaligned = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ *\| */g, '|')

test.each(serviceNames)(
  'the README of %s lists the requests, consumed and published events of the contracts',
  (service) => {
    const readme = read(`services/${service}/README.md`)

    const written = withMessages(readme, service, { requests: allRequests, events: allEvents })

    expect(unaligned(readme)).toBe(unaligned(written))
    expect(readme).toMatch(new RegExp(`^- .*\`${service}\\.`, 'm'))
  },
)

test.each(['README.md', 'docs/architecture.md'])('%s leads to the README of every service', (page) => {
  const text = read(page)

  expect(serviceNames.filter((service) => !text.includes(`services/${service}/README.md`))).toEqual([])
})
