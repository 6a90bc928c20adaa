/**
 * A whole document of one sentence: what stands when even the frame around the pages, and with it the view of an error,
 * could not be made (ERR-01). It needs nothing that could fail with them.
 */
export function documentFailure() {
  return (
    <html lang="en">
      <head>
        <title>Seneb</title>
      </head>
      <body>
        <h1>Something went wrong</h1>
        <p>
          Please <a href="">load this page again</a> or <a href="/contact-us">contact us</a>.
        </p>
      </body>
    </html>
  )
}
