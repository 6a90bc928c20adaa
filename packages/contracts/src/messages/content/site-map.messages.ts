import { question } from '../../define.js'
import { listOf, strictObject, text, textOrNull } from './publication.schemas.js'
import { nothing, reading } from './reading.js'

/** A public page (SITE-01, D-38); `lastChangedOn` is null where nothing dated makes the page. */
export const siteMapEntry = strictObject({ path: text, label: text, group: text, lastChangedOn: textOrNull })

/** Every public page with the moment it last changed (SITE-01, SITE-02, D-38, D-36). */
export const ReadSiteMap = question('content.site-map.read', {
  access: 'anyone',
  takes: nothing,
  gives: strictObject({ entries: listOf(siteMapEntry) }),
  ...reading,
})
