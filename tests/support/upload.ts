/** Uploads a file as a page does and returns the id for the form. */
export async function uploadFile(graphqlUrl: string, name: string, bytes: string): Promise<string> {
  const { origin } = new URL(graphqlUrl)
  const grant = (await (await fetch(`${origin}/uploads/tokens`, { method: 'POST' })).json()) as { token: string }
  const headers = { 'x-upload-token': grant.token, 'x-file-name': encodeURIComponent(name) }
  const response = await fetch(`${origin}/uploads`, { method: 'POST', headers, body: bytes })
  if (response.status !== 201)
    throw new Error(`the file was answered with ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

/** Returns a PDF of one empty page with the words as its title. */
export const aPdf = (title: string) =>
  [
    '%PDF-1.4',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj',
    `4 0 obj\n<< /Title (${title}) >>\nendobj`,
    'trailer\n<< /Root 1 0 R /Info 4 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n',
  ].join('\n')
