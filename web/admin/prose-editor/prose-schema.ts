import { shownAddress } from '@seneb/contracts/publications/prose-markup'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** A cell of Markdown is one line in one column, also when it was pasted from a table with merged cells. */
const oneCell = {
  content: 'inline*',
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1, rendered: false },
    rowspan: { default: 1, parseHTML: () => 1, rendered: false },
    colwidth: { default: null, parseHTML: () => null, rendered: false },
  }),
}

/** The markup that the site shows of prose, and nothing else. */
export const proseExtensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => shownAddress.test(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Table,
  TableRow,
  TableHeader.extend(oneCell),
  TableCell.extend(oneCell),
]
