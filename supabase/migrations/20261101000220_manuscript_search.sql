-- Search within a manuscript: what is indexed, how a question is read, and who may ask it.

/* Title before synopsis and keywords before text and notes. A vector holds 1 MB: of a longer text the start is searched. */
create function private.item_search(title text, synopsis text, keywords text[], notes text, body text) returns tsvector
  language plpgsql immutable set search_path = ''
  as $$
  declare
    room integer := 400000;
    vector tsvector;
  begin
    loop
      begin
        vector :=
          setweight(to_tsvector('simple', private.words(coalesce(title, ''))), 'A') ||
          setweight(to_tsvector('simple', private.words(coalesce(synopsis, '') || ' ' || coalesce(array_to_string(keywords, ' '), ''))), 'B') ||
          setweight(to_tsvector('simple', private.words(left(coalesce(body, ''), room))), 'C') ||
          setweight(to_tsvector('simple', private.words(left(coalesce(notes, ''), room / 4))), 'D');
        return vector;
      exception when program_limit_exceeded then
        room := room / 2;
        if room < 1000 then return to_tsvector('simple', ''); end if;
      end;
    end loop;
  end $$;
revoke execute on function private.item_search from public;

/* A search as people type it: all words, "a phrase" as such, -word left out, and the last word may still be unfinished. */
create function private.search_query(q text) returns tsquery
  language sql immutable strict set search_path = ''
  as $$
    with typed as (select regexp_replace(translate(q, '“”„«»', '"""""'), '(^|\s)-(?=\S)', '\1§', 'g') as q),
    plain as (
      select regexp_replace(replace(string_agg(
          case when n % 2 = 0 then '"' || private.words(part) || '"' else private.words(part) end, ' ' order by n), '§', '-'),
        '\mor\M', '"or"', 'g') as q
      from typed, regexp_split_to_table(typed.q, '"') with ordinality as parts (part, n)),
    asked as (select websearch_to_tsquery('simple', plain.q)::text as q from plain)
    select (case when asked.q like '%''' then asked.q || ':*' else asked.q end)::tsquery from asked
  $$;
revoke execute on function private.search_query from public;
grant execute on function private.search_query to authenticated;

/* What a search finds in a manuscript the caller may read. As its definer: below row-level security the match could not
   use the index, for it may not be tried on rows nobody has looked at yet. */
create function private.search_items(p_manuscript uuid, p_query tsquery) returns table (id uuid, rank float8)
  language sql stable security definer set search_path = ''
  as $$
    select i.id, ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', i.search, p_query, 1)::float8
      from public.manuscript_items i
     where i.manuscript_id = p_manuscript and i.search @@ p_query
       and (p_manuscript = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')))
  $$;
revoke execute on function private.search_items from public;
grant execute on function private.search_items to authenticated;

create function private.index_item() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.search := private.item_search(new.title, new.synopsis, new.keywords, new.notes, new.text);
    return new;
  end $$;
create trigger manuscript_items_index_insert before insert on public.manuscript_items for each row execute function private.index_item();
create trigger manuscript_items_index_update before update of title, synopsis, keywords, notes, text on public.manuscript_items
  for each row execute function private.index_item();
