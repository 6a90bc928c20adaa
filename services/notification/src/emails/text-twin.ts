import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

import { TextBlock, type Placing } from './text-block.js'

const lineLength = 78
/** How far in the further lines of a fact stand. */
const indent = 4

interface Props {
  readonly children?: ReactNode
  readonly className?: string
  readonly href?: string
  readonly 'data-skip-in-text'?: boolean | 'true'
}
type Part = ReactElement<Props>
/** Adds what is in a part to a block, each run of words as `as` gives it. */
type Writer = (part: Part, block: TextBlock, as: Wording) => void
type Wording = (words: string) => string

const asItIs: Wording = (words) => words

/** The plain-text twin of an e-mail: the same words from the same parts, so the two cannot differ. */
export function textTwin(template: ReactNode): string {
  const page = new TextBlock(lineLength)
  write(template, page, asItIs)
  return `${page.text.trim()}\n`
}

function write(node: ReactNode, block: TextBlock, as: Wording): void {
  if (typeof node === 'string') block.addWords(as(node))
  else if (typeof node === 'number') block.addWords(as(String(node)))
  else if (Array.isArray(node)) for (const one of node as readonly ReactNode[]) write(one, block, as)
  else if (isValidElement<Props>(node)) writePart(node, block, as)
}

function writePart(part: Part, block: TextBlock, as: Wording): void {
  if (part.props['data-skip-in-text']) return
  const { type } = part
  if (type === Fragment) writeWithin(part, block, as)
  else if (typeof type === 'string') writerOf(type)(part, block, as)
  else write(rendered(part), block, as)
}

/** What a component is made of. Those of mails have no state, so it is what React renders. */
function rendered({ props, type }: Part): ReactNode {
  const component = typeof type === 'function' ? type : (type as unknown as { render: unknown }).render
  return (component as (props: Props) => ReactNode)(props)
}

const writeWithin: Writer = ({ props }, block, as) => write(props.children, block, as)

/** Elements that stand below each other; all others stand within a line. */
const below =
  (placing: Placing): Writer =>
  (part, block, as) =>
    block.addBlock(placing, (inner) => writeWithin(part, inner, as))

/** `words <address>`, or the address alone where that is what the words say. */
const writeLink: Writer = (part, block, as) => {
  const { href = '' } = part.props
  let said = ''
  writeWithin(part, block, (words) => {
    said += words
    return as(words)
  })
  if (!href.startsWith('mailto:') && href !== said) block.addWords(` <${href}>`)
}

/** `Label: value` for a row of facts; further lines are indented, so that no answer can pose as another row. */
const writeFact: Writer = (row, block, as) => {
  const [label, value] = partsOf(row)
  block.addBlock({ before: 1, after: 1, indent, as: indented }, (fact) => {
    write(label, fact, as)
    fact.addWords(': ')
    write(value, fact, as)
  })
}

function indented(text: string): string {
  return text.replace(/\n+/g, `\n${' '.repeat(indent)}`)
}

/** `1. Title` and what belongs to it, for a numbered step. */
const writeStep: Writer = (row, block, as) => {
  const [mark, content] = partsOf(row)
  const [title, ...rest] = partsOf(content)
  block.addBlock({ before: 2, after: 1 }, (step) => {
    for (const disc of partsOf(mark)) writeWithin(disc, step, as)
    step.addWords('. ')
    if (title) writeWithin(title, step, as)
  })
  write(rest, block, as)
}

/** The parts right within one, without those that stand for nothing. */
function partsOf(part: Part | undefined): readonly Part[] {
  return [part?.props.children].flat(2).filter((child) => isValidElement<Props>(child))
}

const rows: Readonly<Record<string, Writer>> = { fact: writeFact, step: writeStep }

const writers: Readonly<Record<string, Writer>> = {
  head: () => undefined,
  br: (_part, block) => block.breakLine(),
  a: writeLink,
  h1: below({ before: 2, after: 2 }),
  h2: (part, block) => below({ before: 3, after: 2 })(part, block, (words) => words.toUpperCase()),
  h3: below({ before: 2, after: 1 }),
  p: below({ before: 2, after: 2 }),
  div: below({ before: 1, after: 1 }),
  table: below({ before: 2, after: 2 }),
  ul: below({ before: 1, after: 1 }),
  li: below({ before: 1, after: 1, indent: 2, as: (text) => `- ${text.replaceAll('\n', '\n  ')}` }),
  tr: (row, block, as) => (rows[row.props.className?.split(' ')[0] ?? ''] ?? writeWithin)(row, block, as),
}

function writerOf(name: string): Writer {
  return writers[name] ?? writeWithin
}
