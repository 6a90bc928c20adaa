import { unregisteredClaimsOf } from '../support/claims.js'
import { textOfHtml } from '../support/html-text.js'
import { expect, test } from './site.js'

/** Pages outside all lists that people still read. */
const unlisted = ['/search?q=egypt', '/no-such-page']

test('no page claims a share, accreditation, superlative, scarcity, guarantee or response time without its evidence [GEN-08]', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(150)

  const found: string[] = []
  let read = 0
  for (const path of [...listed, ...unlisted]) {
    const text = textOfHtml(await (await request.get(path)).text())
    read += text.length
    found.push(...unregisteredClaimsOf(text).map((sentence) => `${path}: ${sentence}`))
  }

  expect(read / listed.length).toBeGreaterThan(2000)
  // A new claim must be proven and entered in tests/support/claims-register.yaml, or reworded.
  expect(found).toEqual([])
})
