import { buttonClass } from '@seneb/ui/button'

import { dayOf } from '../../ui/figures.js'
import { Block } from './block.js'
import { SentenceWithTime } from './local-time.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const { disclosures: copy, takeAlong } = requestDetailsCopy

type Disclosure = NonNullable<ShownRequest['disclosures']>[number]

/** Recipients that have seen or received the person's data. */
export function DataAccess({ disclosures }: { readonly disclosures: readonly Disclosure[] }) {
  return (
    <Block id="seen" title={copy.title}>
      {disclosures.length === 0 && <p className="mt-3">{copy.nothing}</p>}
      <ul className="mt-4 grid gap-4">
        {disclosures.map((disclosure) => (
          <li key={`${disclosure.recipient} ${disclosure.role ?? ''} ${disclosure.firstAt}`}>
            <p className="font-semibold">{recipientOf(disclosure)}</p>
            <p>{disclosure.data.map((data) => copy.data[data]).join(', ')}</p>
            <p className="text-[0.9375rem] text-ink-2">
              <DisclosureTimes disclosure={disclosure} />
            </p>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function recipientOf({ name, recipient, role }: Disclosure): string {
  const detail = name ?? (role === null ? undefined : (copy.roles[role] ?? role))
  return detail === undefined ? copy.recipients[recipient] : `${copy.recipients[recipient]} (${detail})`
}

function DisclosureTimes({ disclosure: { count, firstAt, lastAt } }: { readonly disclosure: Disclosure }) {
  if (lastAt === null) return <SentenceWithTime at={firstAt} sentence={copy.once} />
  return <SentenceWithTime at={firstAt} sentence={(first) => copy.often(count, first, dayOf(lastAt.slice(0, 10)))} />
}

/** A copy of everything that is stored, as two files. */
export function TakeAlong() {
  return (
    <Block id="copy" title={takeAlong.title}>
      <p className="mt-3">{takeAlong.text}</p>
      <p className="mt-5 flex flex-wrap gap-3 print:hidden">
        <a href="/my-request/export.html" download className={buttonClass({ variant: 'outline' })}>
          {takeAlong.html}
        </a>
        <a href="/my-request/export.json" download className={buttonClass({ variant: 'outline' })}>
          {takeAlong.json}
        </a>
      </p>
    </Block>
  )
}
