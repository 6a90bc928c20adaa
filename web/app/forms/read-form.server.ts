/**
 * The form a person sent without a script; one that cannot be read is answered 400, as a wrong request and no failure of
 * ours.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- this is how a route answers with another status
    throw new Response('The form could not be read. Please send it again.', { status: 400 })
  }
}
