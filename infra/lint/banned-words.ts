/** A banned word (docs/registers/glossary.md), with its replacement. */
export interface BannedWord {
  /** The word as in a name that is split: `formUse`, `form-use` and `FORM_USE` are all 'form use'. */
  readonly words: readonly string[]
  /** Usual term in the field, to use instead. */
  readonly use: string
  /** Only names that begin with it, so that `atMost` stays. */
  readonly first?: true
  /** Only names that are it, letter for letter, so that `rawBody` stays. */
  readonly exact?: true
  /** Names that contain it and are common in the field, or come from a library. */
  readonly except?: readonly string[]
  /** Also refused in comments, because no one outside the project uses the word in that sense. */
  readonly inComments?: true
  /** Banned only in names of files and folders. */
  readonly inPathsAlone?: true
}

/** The list of banned words. A word is added after its last use is removed; the test proves that it is refused. */
export const bannedWords: readonly BannedWord[] = [
  {
    words: ['kept answer', 'kept answers', 'public answers'],
    use: 'responseCache or persistedQueries',
    inComments: true,
  },
  {
    words: ['keep', 'keeps', 'kept', 'keeping', 'keeper'],
    use: 'cache, store, persist, retain or memoize, whichever is meant',
    except: ['keep alive', 'keep mounted', 'kept at', 'keep class names', 'keep names', 'keep import assertions'],
  },
  { words: ['standing'], use: 'staticIsland, retryState, backlog or illustrationRegistry, whichever is meant' },
  { words: ['moment', 'moments'], use: 'instant, generation (of a cache) or validationContext' },
  {
    words: ['most', 'longest', 'largest'],
    use: 'max…, with the unit in the name',
    first: true,
    except: ['largest contentful paint'],
  },
  { words: ['least', 'fewest'], use: 'min…, with the unit in the name', first: true },
  { words: ['patience'], use: '…TimeoutMs or …WaitMs' },
  { words: ['send if it holds', 'send at once'], use: 'sendIfValid, sendFresh' },
  { words: ['face strangers'], use: 'configureHttpSecurity' },
  { words: ['finish mutation', 'finish mutations'], use: 'RootFieldGuard' },
  { words: ['foreign hands'], use: 'externalDomChanges', inComments: true },
  { words: ['form trap'], use: 'Honeypot', inComments: true },
  { words: ['form use', 'filled in'], use: 'BotSignals' },
  { words: ['Leave', 'aLeave'], use: 'UploadGrant, anUploadGrant', exact: true },
  { words: ['dead letter desk', 'quarantine desk'], use: 'deadLetterAdmin, quarantineAdmin', inComments: true },
  { words: ['Around', 'Sentences'], use: 'FormProviders, FieldErrors', exact: true },
  { words: ['typed before'], use: 'valuesBeforeHydration' },
  { words: ['summarised'], use: 'errorSummary' },
  { words: ['left out'], use: 'deferredLoaderData' },
  { words: ['certainly fits'], use: 'fastValidate' },
  { words: ['assert fits'], use: 'assertValid' },
  { words: ['bury', 'buries', 'buried'], use: 'deadLetter', inComments: true },
  { words: ['already heard'], use: 'DuplicateEvent' },
  { words: ['is passing'], use: 'isTransient' },
  { words: ['deaf'], use: 'stops consuming', inComments: true },
  { words: ['running mark'], use: 'pidLock', inComments: true },
  { words: ['given by'], use: 'Output<Q>' },
  { words: ['taken by'], use: 'Input<Q>' },
  { words: ['carried by'], use: 'Payload<E>' },
  { words: ['Raw'], use: 'Unvalidated<Q>', exact: true },
  { words: ['judge link'], use: 'evaluateReferralLink' },
  { words: ['nobodys'], use: 'isUnknown…' },
  { words: ['said signal', 'notify said', 'on said', 'listen for said'], use: 'outboxSignal', inComments: true },
  { words: ['scrub', 'scrubs', 'scrubbed'], use: 'redact', inComments: true },
  { words: ['bring forward'], use: 'reschedule' },
  { words: ['worded'], use: 'what is returned: toClientError' },
  {
    words: ['is for one', 'unasked', 'few with files'],
    use: 'what is decided, in the words of the field',
  },
  { words: ['letterhead'], use: 'emailLayout', inComments: true },
  { words: ['published answers', 'published only'], use: 'cacheableResponses' },
  { words: ['client places', 'render places'], use: 'clientSlots, renderSlots' },
  { words: ['screen event', 'screen signal'], use: 'pageChangeEvent, pageSignal' },
  { words: ['start measuring'], use: 'startAnalytics' },
  { words: ['moved', 'screen', 'shape', 'shapes'], use: 'redirect, page, schema', inPathsAlone: true },
]
