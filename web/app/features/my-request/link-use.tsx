import { Block } from './block.js'
import { SentenceWithTime } from './local-time.js'
import { myRequestCopy } from './my-request.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = myRequestCopy.link

/** Use of the link in our emails: how often it was opened, and how long it works. */
export function LinkUse({ link: { expiresAt, lastOpenedAt, openedCount } }: Pick<ShownRequest, 'link'>) {
  return (
    <Block id="link" title={copy.title}>
      <p className="mt-3">{copy.text}</p>
      {openedCount > 0 && (
        <p className="mt-3">
          {copy.opened(openedCount)}
          {lastOpenedAt ? <SentenceWithTime at={lastOpenedAt} sentence={copy.lastOpened} /> : '.'}
        </p>
      )}
      <p className="mt-3">{expiresAt ? <SentenceWithTime at={expiresAt} sentence={copy.until} /> : copy.ended}</p>
    </Block>
  )
}
