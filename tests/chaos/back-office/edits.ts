import type { SeededRandom } from '../seeded-random.js'

/** The two editors. One proposes, the other publishes. */
export const editors = ['editor', 'second editor'] as const
export type Editor = (typeof editors)[number]

/** Records that both edit, so that they meet at each of them. */
export const faqKeys = Array.from({ length: 8 }, (_, number) => `chaos-${number}`)

/** One edit of the back office. Its marker is part of the text, value or reason that it stores. */
export type Edit = { readonly by: Editor; readonly marker: string } & (
  | { readonly kind: 'text'; readonly key: string; readonly publishes: boolean }
  | { readonly kind: 'setting' }
  | { readonly kind: 'price'; readonly at: number; readonly usd: number }
)

/** Decides the edit with a number: mostly texts, then settings and prices. */
export function mixedEdit(random: SeededRandom, number: number): Edit {
  const common = { by: random.pick(editors), marker: `e${number}` }
  const kind = random.next()
  if (kind < 0.5) return { ...common, kind: 'text', key: random.pick(faqKeys), publishes: random.chance(0.2) }
  if (kind < 0.75) return { ...common, kind: 'setting' }
  return { ...common, kind: 'price', at: number, usd: 1000 + number / 100 }
}
