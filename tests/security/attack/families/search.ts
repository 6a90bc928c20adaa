import type { AttackCase, Family } from '../attack-case.js'
import { wellFormed, type RawResponse } from '../exchange.js'
import { respondedCorrectly } from '../verdicts.js'

const texts: readonly (readonly [string, string])[] = [
  ['operators of a text search', "a & b | !c <-> d:* ('"],
  ['an unbalanced quotation', `"veneers' OR '1'='1`],
  ['a second statement', `'; drop table content.search_entries; --`],
  ['wildcards', '%_%_%_%\\'],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['U+FDFA 15,000 times', '\ufdfa'.repeat(15_000)],
  ['marks of a private use', '\ue000\ue001veneers\ue000'],
  ['a regular expression that runs away', `${'a'.repeat(90)}!(a+)+$`],
  ['right-to-left overrides', '\u202eveneers\u202c'],
  ['combining marks', `e${'\u0301'.repeat(90)}`],
  ['a hundred words', Array.from({ length: 50 }, (_, i) => `w${i}`).join(' ')],
  ['twelve misspelt words', 'denttal implamt vener hyar trnsplant obesty surgry eys lasek cancr fertlity tretment'],
  ['emoji', '🦷'.repeat(50)],
  ['markup', '<script>alert(1)</script>'],
]

/** Search input that tries to break the search. */
export const search: Family = {
  name: 'search',
  replays: 'operators, NUL, surrogates, U+FDFA, private-use marks',
  cases: () => texts.flatMap(([name, text]) => [inGraph(name, text), onPage(name, text)]),
}

function inGraph(name: string, text: string): AttackCase<RawResponse> {
  return {
    name: `${name}, asked of the graph`,
    send: (target) => target.request('query ($q: String!) { search(query: $q) { __typename } }', { q: text }),
    holds: respondedCorrectly,
  }
}

function onPage(name: string, text: string): AttackCase<RawResponse> {
  const path = `/search?q=${encodeURIComponent(wellFormed(text)).slice(0, 8000)}`
  return {
    name: `${name}, asked on the page`,
    send: (target) => target.send('site', { path }),
    holds: (response) => {
      if (/<script>alert\(1\)/.test(response.text)) return 'the page shows the markup as it came'
      return respondedCorrectly(response)
    },
  }
}
