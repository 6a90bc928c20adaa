import { titlesCopy } from './titles.copy.js'

const copy = titlesCopy.documentTitle

let title = ''
let waiting = 0

/** Names the document after a page; never by a person. */
export function setDocumentTitle(page: string): void {
  title = copy.senebStaffDesk(page)
  write()
}

/** Puts the number of waiting enquiries before the title, so that a background tab shows a new one. */
export function setWaitingCount(count: number): void {
  waiting = count
  write()
}

function write(): void {
  if (title) document.title = waiting > 0 ? `(${waiting}) ${title}` : title
}
