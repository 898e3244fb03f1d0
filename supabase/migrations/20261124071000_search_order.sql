-- Search in a manuscript: the rank says which field matched, so that hits of one rank can stand in the order of the book.

/* What a search finds in a manuscript the caller may read. The rank is 4 for a title, 3 for synopsis and keywords, 2 for
   the text and 1 for notes. As its definer: below row-level security the match could not use the index, for it may not
   be tried on rows nobody has looked at yet. */
create or replace function private.search_items(p_manuscript uuid, p_query tsquery) returns table (id uuid, rank float8)
  language sql stable security definer set search_path = ''
  as $$
    select i.id, case
        when ts_filter(i.search, '{a}') @@ p_query then 4
        when ts_filter(i.search, '{a,b}') @@ p_query then 3
        when ts_filter(i.search, '{a,b,c}') @@ p_query then 2
        else 1 end::float8
      from public.manuscript_items i
     where i.manuscript_id = p_manuscript and i.search @@ p_query
       and (p_manuscript = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')))
  $$;
