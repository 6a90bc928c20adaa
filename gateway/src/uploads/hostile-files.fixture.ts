import type { HostileFile } from './hostile-file.fixture.js'
import { badNames, wrongKinds } from './hostile-kinds.fixture.js'
import { activePdfs, hiddenScripts } from './hostile-pdfs.fixture.js'
import { pdfBombs } from './hostile-pdf-bombs.fixture.js'
import { malwareInPdfs } from './hostile-pdf-malware.fixture.js'
import { damagedPictures, picturePolyglots, pixelBombs } from './hostile-pictures.fixture.js'
import { aPhoto, aPng } from './sample-files.fixture.js'

export type { HostileFile }

/** Every hostile file (S12, G5), made fresh for each run: random parts differ, names and expectations do not. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const [photo, png] = [await aPhoto(), await aPng()]
  return [
    ...wrongKinds(photo),
    ...badNames(photo),
    ...picturePolyglots(photo, png),
    ...damagedPictures(photo, png),
    ...(await pixelBombs()),
    ...activePdfs(),
    ...hiddenScripts(),
    ...malwareInPdfs(),
    ...pdfBombs(),
  ]
}
