import { randomBytes } from 'node:crypto'

import { eicar, passiveFile, program, rejectedFile, script, type HostileFile } from './hostile-file.fixture.js'
import { aHeic } from './sample-files.fixture.js'

const svg = `<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>`

/** An archive as small as one can be. */
export const zip = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  randomBytes(60),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
])

/** Files whose content does not match their name or type, or whose type is not accepted. */
export function wrongKinds(photo: Buffer): HostileFile[] {
  const gzip = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
  const heic = aHeic()
  return [
    rejectedFile('EICAR as itself', 'eicar.com', eicar, 'type'),
    rejectedFile('EICAR called a PDF', 'eicar.pdf', eicar, 'mismatch'),
    rejectedFile('EICAR called a photo of a phone', 'eicar.heic', eicar, 'mismatch'),
    rejectedFile('an SVG with a script', 'photo.svg', svg, 'type'),
    rejectedFile('an SVG called a PNG', 'photo.png', svg, 'mismatch'),
    rejectedFile('an SVG called a WebP', 'photo.webp', svg, 'mismatch'),
    rejectedFile('a page', 'passport.html', `<html>${script}</html>`, 'type'),
    rejectedFile('a page called a PDF', 'passport.pdf', `<html>${script}</html>`, 'mismatch'),
    rejectedFile('a page before a PDF', 'passport.pdf', `<html>${script}</html>\n%PDF-1.7\n`, 'mismatch'),
    rejectedFile('a program', 'passport.exe', program, 'type'),
    rejectedFile('a program called a photo', 'passport.jpg', program, 'mismatch'),
    rejectedFile('a Linux program called a photo', 'passport.png', `\x7fELF${'\0'.repeat(60)}`, 'mismatch'),
    rejectedFile('a shell script called a photo', 'passport.jpeg', '#!/bin/sh\nrm -rf /\n', 'mismatch'),
    rejectedFile('an archive', 'documents.zip', zip, 'type'),
    rejectedFile('an archive called a PDF', 'documents.pdf', zip, 'mismatch'),
    rejectedFile('a gzip called a PNG', 'documents.png', gzip, 'mismatch'),
    rejectedFile('a sound called a WebP', 'photo.webp', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'mismatch'),
    rejectedFile('a film called a photo of a phone', 'photo.heic', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'mismatch'),
    rejectedFile('an AVIF called a photo of a phone', 'photo.heic', '\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'mismatch'),
    rejectedFile('a Word document called a PDF', 'cv.pdf', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'mismatch'),
    rejectedFile('a GIF', 'photo.gif', 'GIF89a\x01\0\x01\0', 'type'),
    passiveFile('a photo called a PNG', 'photo.png', photo),
    passiveFile('a photo called a PDF', 'photo.pdf', photo),
    passiveFile('a photo called a photo of a phone', 'photo.heic', photo),
    passiveFile('a photo of a phone called a JPEG', 'photo.jpg', heic, 'tooComplex'),
    rejectedFile('nothing', 'photo.jpg', '', 'empty'),
    rejectedFile('three bytes', 'photo.jpg', Buffer.from([0xff, 0xd8, 0xff]), 'mismatch', 'damaged'),
    rejectedFile('10.1 MB', 'photo.jpg', Buffer.concat([photo, randomBytes(10.1 * 1024 * 1024)]), 'tooLarge'),
  ]
}

/** A photo under names that some programs interpret: refused, or stored under a plain name. */
export function badNames(photo: Buffer): HostileFile[] {
  const rejectedNames = [
    '../../etc/passwd.jpg',
    '..\\..\\boot.jpg',
    '/etc/cron.d/photo.jpg',
    '',
    'photo.jpg\0.exe',
    'photo\0.jpg',
    'photo\r\nx-evil: 1.jpg',
    'photo\u202egpj.exe.jpg',
  ]
  const tidied = [
    'photo\u2028.jpg',
    'photo\u200b.jpg',
    'photo.jpg::$DATA',
    '.htaccess.jpg',
    'photo...jpg',
    '-rf.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    'photo;rm -rf .jpg',
    '|calc.jpg',
    `${'x'.repeat(300)}.jpg`,
    'photo.jpg.exe',
    'photo.php',
    'photo.jpg.svg',
    'photo',
    '😀.jpg',
    '=cmd()|x.jpg',
    '%2e%2e%2fphoto.jpg',
  ]
  const called = (name: string) => `a photo called ${JSON.stringify(name.slice(0, 40))}`
  return [
    ...rejectedNames.map((name) => rejectedFile(called(name), name, photo, 'name')),
    ...tidied.map((name) => passiveFile(called(name), name, photo)),
  ]
}
