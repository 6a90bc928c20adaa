/** Every word of what can be found, as it is written. */
const publishedText = `ts_stat($words$
  select to_tsvector('simple', title || ' ' || summary || ' ' || words) from publications where search_kind is not null
  union all
  select to_tsvector('simple', name) from procedures
$words$)`

const minTermLength = 4

export const addSearchTermsSql = `/* addSearchTerms */
  insert into search_terms (word)
  select word from ${publishedText} where length(word) >= ${minTermLength} and word ~ '^[a-z]+$'
  on conflict do nothing`

export const dropSearchTermsSql = `/* dropSearchTerms */
  delete from search_terms where word not in (select word from ${publishedText})`

/**
 * For each typed word: whether it, or another form of it, is known or is a stop word, and the most similar known word.
 * Known words with a similarity below 0.35, or more than two letters longer or shorter, are ignored.
 */
export const correctTermsSql = `/* correctTerms */
  select
    asked.word,
    cardinality(ts_lexize('english_stem', asked.word)) = 0
      or exists (
        select from search_terms s
        where s.word = asked.word or s.word like asked.word || '%' or s.stem = (ts_lexize('english_stem', asked.word))[1]
      ) as "isKnown",
    (
      select s.word from search_terms s
      where s.word % asked.word and similarity(s.word, asked.word) >= 0.35
        and abs(length(s.word) - length(asked.word)) <= 2
      order by similarity(s.word, asked.word) desc, s.word
      limit 1
    ) as nearest
  from unnest($1::text[]) with ordinality as asked (word, place)
  order by asked.place`

/** Marks around a matched word; neither occurs in any text. */
export const foundMarkers = { begin: '\uE000', end: '\uE001' } as const
const headlineOptions = `StartSel=${foundMarkers.begin}, StopSel=${foundMarkers.end}`

/** Pattern for the end of a sentence or heading in the text of a publication. */
const sentenceEnd = String.raw`(?<=[.!?])\s+|\n+`

/**
 * Finds records that contain all the words, or any of them when none contains all. They are ranked by exact title
 * first, then by matches in titles, then in summaries. A procedure is omitted when its own page is found too. The
 * excerpt is the first whole sentence that contains a match. `$3`: whether samples are published; `$4`, `$5`: treatment
 * types and the specialties that show them; `$6`, `$7`: procedures and the treatment pages they have.
 */
export const findPublishedSql = `/* findPublished */
  with asked as (select to_tsquery('english', $1) as all_words, to_tsquery('english', $2) as any_word),
  documents as (
    select p.search_kind as kind, p.path, p.title, p.summary || E'\\n' || p.words as text, p.search
    from publications p, asked
    where p.search_kind is not null and p.path is not null and (not p.is_sample or $3) and p.search @@ asked.any_word
    union all
    select 'PROCEDURE', '/' || shown.specialty || '#' || r.slug, r.name,
      regexp_replace(coalesce(s.content -> 'procedures' ->> r.slug, r.facts ->> 'flyingHome'), '[*_\\[]|\\]\\([^)]*\\)', '', 'g'),
      r.search
    from asked, procedures r
    join treatment_types o on o.slug = r.treatment_type_slug and o.retired_at is null and r.retired_at is null
    join unnest($4::text[], $5::text[]) as shown (treatment_type, specialty) on shown.treatment_type = o.slug
    left join publications s on s.kind = 'specialty' and s.key = shown.specialty
    where r.search @@ asked.any_word and not exists (
      select from unnest($6::text[], $7::text[]) as own (procedure, page)
      join publications t on t.kind = 'treatment' and t.key = own.page
      where own.procedure = r.slug and (not t.is_sample or $3) and t.search @@ asked.any_word
    )
  ),
  ranked as (
    select
      d.*,
      d.search @@ asked.all_words as has_all,
      titles.title_words @@ asked.all_words
        and length(titles.title_words) = (numnode(asked.all_words) + 1) / 2 as is_title,
      ts_rank_cd('{0.1, 0.2, 0.5, 1.0}', d.search, asked.any_word, 1) as rank
    from documents d, asked, lateral (select to_tsvector('english', d.title) as title_words) as titles
  ),
  best as (
    select *, count(*) over () as total
    from ranked
    where has_all or not exists (select from ranked where has_all)
    order by is_title desc, rank desc, kind, path
    limit $8
  )
  select
    kind,
    path,
    total::int as total,
    ts_headline('english', title, asked.any_word, 'HighlightAll=true, ${headlineOptions}') as title,
    ts_headline('english', sentence, asked.any_word, 'HighlightAll=true, ${headlineOptions}') as excerpt
  from best, asked,
    lateral (
      select cut.sentence
      from regexp_split_to_table(text, '${sentenceEnd}') with ordinality as cut (sentence, place)
      where cut.sentence <> ''
      order by not to_tsvector('english', cut.sentence) @@ asked.any_word, length(cut.sentence) < 25, cut.place
      limit 1
    ) as excerpt
  order by is_title desc, rank desc, kind, path`
