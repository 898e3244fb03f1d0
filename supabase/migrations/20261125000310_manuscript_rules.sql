-- Rules of manuscripts for every writer: revisions, authors, trash, tree, realtime hints, invitations and search.

-- A change of content raises the revision; a move or the trash does not, because the text stays the same.
create trigger manuscripts_revision before update of title, author, description, language, target on public.manuscripts
  for each row execute function private.next_revision();
create trigger manuscript_items_revision before update of type, title, synopsis, notes, notes_content, content, text, word_count,
    label_id, status_id, include_in_compile, keywords, custom, details, target, section_type, language on public.manuscript_items
  for each row execute function private.next_revision();

/* Sets the author of the current title and body; imports set none. */
create function private.sign_item() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.edited_by := coalesce(auth.uid(), new.edited_by); return new; end $$;
create trigger manuscript_items_sign before insert or update of title, content on public.manuscript_items
  for each row execute function private.sign_item();

/* Sets the author of a revision to the author of the stored state, not to the person who replaced it. */
create function private.sign_revision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null then
      new.author_id := (select i.edited_by from public.manuscript_items i where i.id = new.item_id and i.manuscript_id = new.manuscript_id);
    end if;
    return new;
  end $$;
create trigger item_revisions_sign before insert on public.item_revisions for each row execute function private.sign_revision();

/* Sets the revision that a save made. */
create function private.sign_save() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.revision := (select i.revision from public.manuscript_items i where i.id = new.item_id and i.manuscript_id = new.manuscript_id);
    return new;
  end $$;
create trigger item_saves_sign before insert on public.item_saves for each row execute function private.sign_save();

/* Keeps the ids of the last 200 revisions that a person saved, because a save is repeated soon or never. */
create function private.trim_saves() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.item_saves s where s.manuscript_id = new.manuscript_id and s.item_id = new.item_id
      and s.user_id = new.user_id and s.revision < new.revision - 200;
    return null;
  end $$;
create trigger item_saves_trim after insert on public.item_saves for each row execute function private.trim_saves();

/* Stores the state of an item as a revision of the given kind. */
create function private.keep_revision(p_manuscript uuid, p_item uuid, p_kind text) returns void
  language sql set search_path = ''
  as $$
    insert into public.item_revisions (item_id, manuscript_id, kind, title, content, text, word_count)
    select i.id, i.manuscript_id, p_kind, i.title, i.content, i.text, i.word_count
      from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = p_item
  $$;
grant execute on function private.keep_revision to authenticated;

/* Stores changes of an item, given as its columns, and returns its revision and the columns that the database computes;
   no row when the item has another revision than the given one. A save with an id that the same person has stored
   changes nothing and returns the revision that it made (R-507). The replaced state becomes a revision of the kind
   p_keep, or the named revision p_named (id, name); without one, when the text is replaced and was written by another
   person or has no revision of the last ten minutes. With the calendar day of the caller, p_day, the written words count
   for that day (R-932). Runs as its caller, so the policies decide. */
create function private.save_item(p_manuscript uuid, p_item uuid, p_revision integer, p_save uuid, p_keep text, p_named jsonb, p_day date,
    p_changes jsonb)
  returns table (revision integer, word_count integer, character_count integer, updated_at timestamptz, title text,
    headline text, status text, label jsonb, edited_by jsonb)
  language plpgsql set search_path = ''
  as $$
  declare
    item public.manuscript_items;
    stored integer;
  begin
    perform private.require_manuscript(p_manuscript, 'write');
    select * into item from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = p_item for update;
    if item.id is null then raise no_data_found; end if;
    select s.revision into stored from public.item_saves s
     where s.manuscript_id = p_manuscript and s.item_id = p_item and s.id = p_save and s.user_id = auth.uid();
    if stored is null then
      if item.revision <> p_revision then return; end if;
      if p_named is not null then
        insert into public.item_revisions (id, item_id, manuscript_id, kind, name, title, content, text, word_count)
        values ((p_named ->> 'id')::uuid, p_item, p_manuscript, 'named', p_named ->> 'name', item.title, item.content, item.text,
          item.word_count);
      elsif p_keep is not null then
        perform private.keep_revision(p_manuscript, p_item, p_keep);
      elsif p_changes ? 'content' and item.content is not null and (item.edited_by is distinct from auth.uid() or not exists (
          select from public.item_revisions r where r.manuscript_id = p_manuscript and r.item_id = p_item
            and r.created_at > now() - interval '10 minutes')) then
        perform private.keep_revision(p_manuscript, p_item, 'auto');
      end if;
      if p_changes <> '{}' then
        -- Only the given columns are set, because the triggers and the rights of the caller depend on them.
        execute format('update public.manuscript_items i set %s from jsonb_populate_record(null::public.manuscript_items, $1) c where i.manuscript_id = $2 and i.id = $3',
          (select string_agg(format('%1$I = c.%1$I', k.name), ', ') from jsonb_object_keys(p_changes) as k (name)))
          using p_changes, p_manuscript, p_item;
      end if;
      if p_changes ? 'content' and p_day between current_date - 1 and current_date + 1 and item.type in ('chapter', 'scene') then
        insert into public.writing_days as d (manuscript_id, day, words, characters)
        select p_manuscript, p_day, i.word_count - item.word_count, i.character_count - item.character_count
          from public.manuscript_items i where i.manuscript_id = p_manuscript and i.id = p_item
        on conflict (user_id, manuscript_id, day)
          do update set words = d.words + excluded.words, characters = d.characters + excluded.characters;
      end if;
      if p_save is not null then
        insert into public.item_saves (id, item_id, manuscript_id) values (p_save, p_item, p_manuscript);
      end if;
    end if;
    return query
      select coalesce(stored, i.revision), i.word_count, i.character_count, i.updated_at, i.title,
          left(case i.type when 'character' then i.details ->> 'role'
            when 'location' then i.details ->> 'kind' when 'research' then i.details ->> 'source' end, 300), s.name,
          case when l.id is not null then jsonb_build_object('name', l.name, 'colour', l.colour) end,
          (select jsonb_build_object('id', i.edited_by, 'name', n.name) from private.name_of(i.edited_by) as n (name) where n.name is not null)
        from public.manuscript_items i
          left join public.manuscript_labels l on l.manuscript_id = i.manuscript_id and l.id = i.label_id
          left join public.manuscript_statuses s on s.manuscript_id = i.manuscript_id and s.id = i.status_id
       where i.manuscript_id = p_manuscript and i.id = p_item;
  end $$;
grant execute on function private.save_item to authenticated;

/* Lets only the owner move a manuscript to the trash or restore it. */
create function private.guard_manuscript_trash() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and old.owner_id <> auth.uid() and not private.can('manage', 'all') then
      raise insufficient_privilege using message = 'only the owner may move a manuscript to the trash';
    end if;
    return new;
  end $$;
create trigger manuscripts_trash_guard before update of deleted_at on public.manuscripts for each row
  when (new.deleted_at is distinct from old.deleted_at) execute function private.guard_manuscript_trash();

/* Refuses to move an item below itself. */
create function private.refuse_cycles() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (
      with recursive up as (
        select i.id, i.parent_id from public.manuscript_items i where i.id = new.parent_id
        union
        select i.id, i.parent_id from public.manuscript_items i join up on i.id = up.parent_id
      ) select from up where up.id = new.id
    ) then
      raise exception 'an item cannot be moved below itself' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
create trigger manuscript_items_no_cycle before update of parent_id on public.manuscript_items for each row
  when (new.parent_id is not null and new.parent_id is distinct from old.parent_id) execute function private.refuse_cycles();

/* Copies comments to copied items under new ids with their authors and dates, which clients cannot write. */
create function private.copy_comments(p_manuscript uuid, p_ids uuid[], p_copies uuid[], p_items uuid[], p_item_copies uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not (p_manuscript in (select private.writable_manuscripts()) or private.can('manage', 'all')) then
      raise insufficient_privilege;
    end if;
    insert into public.item_comments (id, item_id, manuscript_id, kind, body, colour, parent_id, author_id, source_author,
      source_created_at, resolved_at, resolved_by, created_at)
    select k.copy, o.copy, c.manuscript_id, c.kind, c.body, c.colour, up.copy, c.author_id, c.source_author,
        c.source_created_at, c.resolved_at, c.resolved_by, c.created_at
      from unnest(p_ids, p_copies) as k (id, copy)
      join public.item_comments c on c.id = k.id and c.manuscript_id = p_manuscript
      left join unnest(p_ids, p_copies) as up (id, copy) on up.id = c.parent_id
      join unnest(p_items, p_item_copies) as o (id, copy) on o.id = c.item_id;
  end $$;
grant execute on function private.copy_comments to authenticated;

/* Sends one hint per statement and manuscript, because a move or the trash changes many rows; imports send none. A
   deleted item has only its id. */
create function private.hint_items() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    touched record;
  begin
    if auth.uid() is null then return null; end if;
    for touched in
      select c.manuscript_id, (array_agg(case tg_op
          when 'DELETE' then jsonb_build_object('id', c.id)
          else jsonb_build_object('id', c.id, 'revision', c.revision, 'parentId', c.parent_id, 'position', c.position,
            'inTrash', c.in_trash) end))[1:50] as items
        from changed c group by c.manuscript_id
    loop
      perform realtime.send(jsonb_build_object('items', to_jsonb(touched.items)),
        'items', 'manuscript:' || touched.manuscript_id, true);
    end loop;
    return null;
  end $$;
create trigger manuscript_items_hint_insert after insert on public.manuscript_items
  referencing new table as changed for each statement execute function private.hint_items();
create trigger manuscript_items_hint_update after update on public.manuscript_items
  referencing new table as changed for each statement execute function private.hint_items();
create trigger manuscript_items_hint_delete after delete on public.manuscript_items
  referencing old table as changed for each statement execute function private.hint_items();

/* Sends one hint per statement and manuscript of changed rows, with the event that the trigger names; imports send none. */
create function private.hint_rows() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform realtime.send(jsonb_build_object('from', private.caller_tab()), tg_argv[0], 'manuscript:' || c.manuscript_id, true)
      from (select distinct manuscript_id from changed) c;
    return null;
  end $$;
create trigger item_comments_hint_insert after insert on public.item_comments
  referencing new table as changed for each statement execute function private.hint_rows('comments');
create trigger item_comments_hint_update after update on public.item_comments
  referencing new table as changed for each statement execute function private.hint_rows('comments');
create trigger item_comments_hint_delete after delete on public.item_comments
  referencing old table as changed for each statement execute function private.hint_rows('comments');
-- A change of the items of a collection also updates its own row (R-994).
create trigger manuscript_collections_hint_insert after insert on public.manuscript_collections
  referencing new table as changed for each statement execute function private.hint_rows('collections');
create trigger manuscript_collections_hint_update after update on public.manuscript_collections
  referencing new table as changed for each statement execute function private.hint_rows('collections');
create trigger manuscript_collections_hint_delete after delete on public.manuscript_collections
  referencing old table as changed for each statement execute function private.hint_rows('collections');

/* Sends a hint when the custom fields of a manuscript change (R-994). */
create function private.hint_fields() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform realtime.send(jsonb_build_object('from', private.caller_tab()), 'fields', 'manuscript:' || new.id, true);
    return null;
  end $$;
create trigger manuscripts_hint_fields after update of custom_fields on public.manuscripts for each row
  when (new.custom_fields is distinct from old.custom_fields) execute function private.hint_fields();

/* Returns the people whom a comment names after an @ and who may read the manuscript (decision 0060). */
create function private.mentioned_in_manuscript(p_manuscript uuid, p_text text) returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if position('@' in p_text) = 0 then return; end if;
    return query select u.id from public.profiles u
       where u.id in (select m.owner_id from public.manuscripts m where m.id = p_manuscript
           union select mm.user_id from public.manuscript_members mm where mm.manuscript_id = p_manuscript)
         and exists (select from private.user_roles ur where ur.user_id = u.id and private.role_can(ur.role, 'read', 'manuscripts'))
         and private.is_mentioned(p_text, u.full_name);
  end $$;

/* Notifies the people whom a new or changed comment mentions and did not before (R-945). A copy keeps the time of its comment and
   a comment of a file was not written here, so neither notifies. */
create function private.notify_of_item_mention() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return null; end if;
    perform private.notify(added.person, 'mentioned', jsonb_strip_nulls(jsonb_build_object('manuscriptId', new.manuscript_id,
        'itemId', new.item_id, 'commentId', coalesce(new.parent_id, new.id), 'title', m.title, 'actor', private.name_of(auth.uid()))))
      from (select private.mentioned_in_manuscript(new.manuscript_id, new.body)
            except select private.mentioned_in_manuscript(new.manuscript_id, old.body) where tg_op = 'UPDATE') added (person)
        join public.manuscripts m on m.id = new.manuscript_id;
    return null;
  end $$;
create trigger item_comments_mention_insert after insert on public.item_comments for each row
  when (new.kind = 'comment' and new.source_author is null and new.created_at = now()) execute function private.notify_of_item_mention();
create trigger item_comments_mention_update after update of body on public.item_comments for each row
  when (new.kind = 'comment' and old.body is distinct from new.body) execute function private.notify_of_item_mention();

-- Sharing -----------------------------------------------------------------------------------------------------------
-- The response to an invitation is the same whether or not the address has an account.

/* Returns the members of a manuscript the caller may read; an address is shown to its person, to staff and within the
   company. */
create function private.manuscript_people(p_manuscript uuid)
  returns table (user_id uuid, full_name text, email text, role text)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  declare
    sees_all boolean := private.is_staff();
    company uuid := private.my_company();
  begin
    if not (p_manuscript in (select private.readable_manuscripts()) or private.can('manage', 'all')) then return; end if;
    return query
      select p.id, p.full_name, case when sees_all or p.id = auth.uid() or p.company_id = company then p.email end, mm.role
        from public.manuscript_members mm join public.profiles p on p.id = mm.user_id
       where mm.manuscript_id = p_manuscript order by mm.created_at, p.no;
  end $$;
grant execute on function private.manuscript_people to authenticated;

/* Returns whether the caller may share a manuscript: the owner or an administrator. */
create function private.may_share(p_manuscript uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return (private.owns_manuscript(p_manuscript) and private.can('create', 'manuscripts')) or private.can('manage', 'all');
  end $$;

/* Returns the caller's confirmed address, whose invitations the caller may answer. */
create function private.my_confirmed_email() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'manuscripts') then return null; end if;
    return (select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
  end $$;

/* Offers a manuscript to an address or changes the role of an open offer; raises owner for the owner's address. */
create function private.invite_to_manuscript(p_manuscript uuid, p_email text, p_role text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.may_share(p_manuscript) then raise insufficient_privilege; end if;
    if exists (select from public.manuscripts m join public.profiles p on p.id = m.owner_id
        where m.id = p_manuscript and lower(p.email) = lower(btrim(p_email))) then
      raise exception 'owner' using errcode = 'QPREF';
    end if;
    insert into private.manuscript_invitations (manuscript_id, email, role, invited_by)
    values (p_manuscript, lower(btrim(p_email)), p_role, auth.uid())
    on conflict (manuscript_id, email) do update set role = excluded.role;
  end $$;
grant execute on function private.invite_to_manuscript to authenticated;

/* Returns the open offers of a manuscript to those who may share it. */
create function private.manuscript_invitees(p_manuscript uuid)
  returns table (id uuid, email text, role text, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  begin
    if not private.may_share(p_manuscript) then return; end if;
    return query select i.id, i.email, i.role, i.created_at from private.manuscript_invitations i
      where i.manuscript_id = p_manuscript order by i.created_at, i.id;
  end $$;
grant execute on function private.manuscript_invitees to authenticated;

/* Withdraws an offer; false when there is none. */
create function private.withdraw_manuscript_invitation(p_manuscript uuid, p_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.may_share(p_manuscript) then raise insufficient_privilege; end if;
    delete from private.manuscript_invitations i where i.id = p_id and i.manuscript_id = p_manuscript;
    return found;
  end $$;
grant execute on function private.withdraw_manuscript_invitation to authenticated;

/* Returns the offers to the caller with title, owner and the owner's company. */
create function private.my_manuscript_invitations()
  returns table (id uuid, title text, owner_name text, affiliation text, role text, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  declare
    address text := private.my_confirmed_email();
  begin
    return query
      select i.id, m.title, coalesce(private.name_of(m.owner_id), ''), private.affiliation_of(m.owner_id), i.role, i.created_at
        from private.manuscript_invitations i join public.manuscripts m on m.id = i.manuscript_id
       where i.email = address and m.deleted_at is null and m.owner_id <> auth.uid()
       order by i.created_at desc, i.id limit 100;
  end $$;
grant execute on function private.my_manuscript_invitations to authenticated;

/* Accepts or declines an offer to the caller; returns its manuscript, or null when there is no such offer. */
create function private.answer_manuscript_invitation(p_id uuid, p_accept boolean) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    offer private.manuscript_invitations;
  begin
    delete from private.manuscript_invitations i using public.manuscripts m
     where i.id = p_id and i.email = private.my_confirmed_email() and m.id = i.manuscript_id and m.deleted_at is null
     returning i.* into offer;
    if offer.id is null then return null; end if;
    if p_accept then
      insert into public.manuscript_members (manuscript_id, user_id, role)
      select offer.manuscript_id, auth.uid(), offer.role from public.manuscripts m where m.id = offer.manuscript_id and m.owner_id <> auth.uid()
      on conflict (manuscript_id, user_id) do update set role = excluded.role;
    end if;
    return offer.manuscript_id;
  end $$;
grant execute on function private.answer_manuscript_invitation to authenticated;

/* Notifies the invited person when the confirmed address has an account. */
create function private.notify_manuscript_shared() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify(p.id, 'manuscript_shared', jsonb_build_object('title', m.title, 'actor', private.name_of(auth.uid())))
      from public.profiles p join auth.users u on u.id = p.id and u.email_confirmed_at is not null
      join public.manuscripts m on m.id = new.manuscript_id
     where lower(p.email) = new.email and p.id <> m.owner_id;
    return null;
  end $$;
create trigger manuscript_invitations_notify after insert on private.manuscript_invitations for each row
  execute function private.notify_manuscript_shared();

/* Moves the open invitations of a manuscript that an import replaced, without a new notification. An address keeps
   its invitation to the new manuscript or its membership there. */
create function private.move_manuscript_invitations(p_from uuid, p_to uuid) returns void
  language sql security definer set search_path = ''
  as $$
    update private.manuscript_invitations i set manuscript_id = p_to
     where i.manuscript_id = p_from
       and not exists (select from private.manuscript_invitations o where o.manuscript_id = p_to and o.email = i.email)
       and not exists (select from public.manuscript_members mm join public.profiles p on p.id = mm.user_id
         where mm.manuscript_id = p_to and lower(p.email) = i.email and mm.role = i.role)
  $$;
grant execute on function private.move_manuscript_invitations to service_role;

-- Search ------------------------------------------------------------------------------------------------------------

/* Returns the search vector: title before synopsis and keywords before text and notes. A vector holds 1 MB, so only
   the start of a longer text is searched. */
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

/* Parses a search: all words, "a phrase", -word to exclude; the last word may be incomplete. */
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
grant execute on function private.search_query to authenticated;

/* Returns the matches in a manuscript the caller may read: rank 4 for titles, 3 for synopsis and keywords, 2 for
   text, 1 for notes. Runs as its definer, because under row-level security the match could not use the index. */
create function private.search_items(p_manuscript uuid, p_query tsquery) returns table (id uuid, rank float8)
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
grant execute on function private.search_items to authenticated;

/* Updates the search vector of an item. */
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
