let title = ''
let waiting = 0

/** Names the document after a page; never by a person. */
export function setDocumentTitle(page: string): void {
  title = `${page} · Seneb staff desk`
  write()
}

/** Says before the title how many wait, so that a tab in the background tells of a new one. */
export function setWaitingCount(count: number): void {
  waiting = count
  write()
}

function write(): void {
  if (title) document.title = waiting > 0 ? `(${waiting}) ${title}` : title
}
