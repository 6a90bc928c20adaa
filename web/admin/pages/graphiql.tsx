import { Button } from '@seneb/ui/button'
import { lazy, useEffect } from 'react'

import { graphiqlCopy as copy } from '../features/graphiql/graphiql.copy.js'
import { deskBase, enterDesk } from '../paths/desk-path.js'
import { useStaffSession } from '../session/staff-session.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { NoteBar } from '../ui/note-bar.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const Editor = lazy(async () => ({ default: (await import('../features/graphiql/editor.js')).Editor }))
const LockCover = lazy(async () => ({ default: (await import('../session/lock-cover.js')).LockCover }))

/** GraphiQL for signed-in staff, in a separate document, because its editor needs a wider policy than the desk. */
export function GraphiqlPage() {
  const { error, refresh, viewer } = useStaffSession()
  useEffect(() => {
    document.title = copy.title
  }, [])
  useEffect(() => {
    if (viewer === null) enterDesk('/sign-in?to=/graphql')
  }, [viewer])
  if (!viewer) {
    return (
      <main className="desk-main mx-auto">
        {error ? (
          <NoteBar
            tone="bad"
            title={error.message}
            action={<Button onClick={() => void refresh()}>{copy.tryAgain}</Button>}
          />
        ) : (
          <SkeletonRows />
        )}
      </main>
    )
  }
  return (
    <>
      <div className="flex h-dvh flex-col" inert={viewer.isLocked}>
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <h1 className="text-lg font-semibold">{copy.title}</h1>
          <p className="desk-small me-auto">{copy.note}</p>
          <a className="inline-flex min-h-8 items-center underline underline-offset-4" href={`${deskBase}/me`}>
            {copy.back}
          </a>
        </header>
        <main className="min-h-0 flex-1">
          <LazyComponent fallback={<SkeletonRows />}>
            <Editor />
          </LazyComponent>
        </main>
      </div>
      {viewer.isLocked && (
        <LazyComponent fallback={<div className="desk-cover" />}>
          <LockCover name={viewer.name} />
        </LazyComponent>
      )}
    </>
  )
}
