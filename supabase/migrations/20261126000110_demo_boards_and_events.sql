-- The kanban screen (versions, comments, files, activity: R-241, R-242) and the fields of calendar events (R-243).

-- Kanban ------------------------------------------------------------------------------------------------------------

create table demo.kanban_state (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
comment on table demo.kanban_state is 'One row: the number of moves so far, by which a window knows the newest of two orders.';
insert into demo.kanban_state default values;

alter table demo.kanban_items
  add column description text not null default '' check (length(description) <= 5000),
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '';
create trigger kanban_items_revision before update on demo.kanban_items for each row
  when ((old.title, old.description, old.due_date, old.labels, old.members, old.image)
    is distinct from (new.title, new.description, new.due_date, new.labels, new.members, new.image))
  execute function private.next_demo_revision();

create table demo.kanban_comments (
  id uuid primary key,
  item_id integer not null references demo.kanban_items (id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  author text not null check (length(author) <= 200),
  body text not null check (length(btrim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);
comment on table demo.kanban_comments is 'Comments of a card; author is the name at the time of writing.';
create index kanban_comments_item_id_idx on demo.kanban_comments (item_id, created_at);
create index kanban_comments_author_id_idx on demo.kanban_comments (author_id);

create table demo.kanban_files (
  id uuid primary key,
  item_id integer not null references demo.kanban_items (id) on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size bigint not null default 0 check (size >= 0),
  mime text not null default 'application/octet-stream' check (length(mime) <= 120),
  path text not null unique,
  created_at timestamptz not null default now()
);
comment on table demo.kanban_files is 'Files of a card; the bytes are in the bucket kanban-files.';
create index kanban_files_item_id_idx on demo.kanban_files (item_id, created_at);

create table demo.kanban_activity (
  id bigint generated always as identity primary key,
  item_id integer not null references demo.kanban_items (id) on delete cascade,
  actor text not null default '',
  kind text not null check (kind in ('created', 'title', 'description', 'due', 'labels', 'labels_removed', 'members', 'members_removed', 'picture',
    'moved', 'comment', 'file', 'file_removed')),
  detail text not null default '',
  before text not null default '',
  created_at timestamptz not null default now()
);
comment on table demo.kanban_activity is 'What happened to a card, written by triggers only.';
create index kanban_activity_item_id_idx on demo.kanban_activity (item_id, id desc);

/* Returns the name of the caller, empty for the database itself. */
create function private.my_name() returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce((select coalesce(nullif(p.full_name, ''), p.username) from public.profiles p where p.id = auth.uid()), '') $$;

/* Returns the members of one array that are not in another one, as a list. */
create function private.list_without(p_all text[], p_without text[]) returns text
  language sql immutable set search_path = ''
  as $$ select coalesce(string_agg(v, ', ' order by n), '') from unnest(p_all) with ordinality as a (v, n) where v <> all (p_without) $$;

/* Returns the names of the members of a card. */
create function private.member_names(p_members jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$ select coalesce(array_agg(m ->> 'name'), '{}') from jsonb_array_elements(p_members) m where m ->> 'name' is not null $$;

/* Records changes of a card (R-613): the new value and the one before, or what was added and removed. */
create function private.note_kanban_item() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_actor text := private.my_name();
    v_old text[];
    v_new text[];
  begin
    if tg_op = 'INSERT' then
      insert into demo.kanban_activity (item_id, actor, kind) values (new.id, v_actor, 'created');
      return null;
    end if;
    v_old := private.member_names(old.members);
    v_new := private.member_names(new.members);
    insert into demo.kanban_activity (item_id, actor, kind, detail, before)
    select new.id, v_actor, c.kind, left(c.detail, 500), left(c.before, 500) from (values
      ('title', new.title, old.title, new.title <> old.title),
      ('description', left(new.description, 500), '', new.description <> old.description),
      ('due', coalesce(new.due_date::text, ''), coalesce(old.due_date::text, ''), new.due_date is distinct from old.due_date),
      ('labels', private.list_without(new.labels, old.labels), '', not new.labels <@ old.labels),
      ('labels_removed', private.list_without(old.labels, new.labels), '', not old.labels <@ new.labels),
      ('members', private.list_without(v_new, v_old), '', not v_new <@ v_old),
      ('members_removed', private.list_without(v_old, v_new), '', not v_old <@ v_new),
      ('picture', new.image, '', new.image <> old.image),
      ('moved', (select b.title from demo.kanban_boards b where b.id = new.board_id),
        (select b.title from demo.kanban_boards b where b.id = old.board_id), new.board_id <> old.board_id))
      as c (kind, detail, before, is_changed) where c.is_changed;
    return null;
  end $$;
create trigger kanban_items_note after insert or update on demo.kanban_items
  for each row execute function private.note_kanban_item();

/* Keeps the count and the last comment of a card, which the answers of R-071 contain, and records the activity. */
create function private.follow_kanban_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_item integer := case when tg_op = 'DELETE' then old.item_id else new.item_id end;
  begin
    update demo.kanban_items i set comments_count = (select count(*) from demo.kanban_comments c where c.item_id = v_item),
      comments = coalesce((select c.body from demo.kanban_comments c where c.item_id = v_item order by c.created_at desc, c.id desc limit 1), '')
     where i.id = v_item;
    if tg_op = 'INSERT' then
      insert into demo.kanban_activity (item_id, actor, kind) values (v_item, private.my_name(), 'comment');
    end if;
    return null;
  end $$;
create trigger kanban_comments_follow after insert or delete on demo.kanban_comments
  for each row execute function private.follow_kanban_comment();

/* Sets the author of a comment to the caller's name, so that no caller can write under another name. */
create function private.sign_kanban_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null then
      new.author_id := auth.uid();
      new.author := private.my_name();
    end if;
    return new;
  end $$;
create trigger kanban_comments_sign before insert on demo.kanban_comments
  for each row execute function private.sign_kanban_comment();

/* Refuses a file whose object the caller did not upload, and copies size and type from the object. */
create function private.check_kanban_file() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_meta jsonb;
  begin
    if auth.uid() is null then return new; end if;
    new.path := auth.uid()::text || '/' || new.id::text;
    select o.metadata into v_meta from storage.objects o
     where o.bucket_id = 'kanban-files' and o.name = new.path and o.owner_id = auth.uid()::text;
    if not found then raise check_violation using message = 'there is no such file', constraint = 'kanban_files_object'; end if;
    new.size := coalesce((v_meta ->> 'size')::bigint, new.size);
    new.mime := coalesce(left(v_meta ->> 'mimetype', 120), new.mime);
    return new;
  end $$;
create trigger kanban_files_check before insert on demo.kanban_files
  for each row execute function private.check_kanban_file();

/* Keeps the number of files of a card and records the activity. */
create function private.follow_kanban_file() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_item integer := case when tg_op = 'DELETE' then old.item_id else new.item_id end;
  begin
    update demo.kanban_items i set attachments = (select count(*) from demo.kanban_files f where f.item_id = v_item) where i.id = v_item;
    if found then
      insert into demo.kanban_activity (item_id, actor, kind, detail)
      values (v_item, private.my_name(), case tg_op when 'INSERT' then 'file' else 'file_removed' end,
        case tg_op when 'INSERT' then new.name else old.name end);
    end if;
    return null;
  end $$;
create trigger kanban_files_follow after insert or delete on demo.kanban_files
  for each row execute function private.follow_kanban_file();

alter table demo.kanban_state enable row level security;
alter table demo.kanban_comments enable row level security;
alter table demo.kanban_files enable row level security;
alter table demo.kanban_activity enable row level security;
grant select on demo.kanban_state, demo.kanban_comments, demo.kanban_files, demo.kanban_activity to authenticated;
create policy kanban_state_select on demo.kanban_state for select to authenticated using ((select private.can('read', 'demo')));
create policy kanban_comments_select on demo.kanban_comments for select to authenticated using ((select private.can('read', 'demo')));
create policy kanban_files_select on demo.kanban_files for select to authenticated using ((select private.can('read', 'demo')));
create policy kanban_activity_select on demo.kanban_activity for select to authenticated using ((select private.can('read', 'demo')));
grant update (version) on demo.kanban_state to authenticated;
create policy kanban_state_update on demo.kanban_state for update to authenticated
  using ((select private.can('update', 'demo'))) with check ((select private.can('update', 'demo')));
grant delete on demo.kanban_comments, demo.kanban_files to authenticated;
grant insert (id, item_id, author, body) on demo.kanban_comments to authenticated;
grant insert (id, item_id, name, size, mime, path) on demo.kanban_files to authenticated;
revoke insert, update on demo.kanban_items from authenticated;
grant insert (id, board_id, position, title, description, due_date, labels, members, comments, attachments, comments_count, image),
  update (id, board_id, position, title, description, due_date, labels, members, comments, attachments, comments_count, image)
  on demo.kanban_items to authenticated;
/* Puts cards on a board, in their order before the card p_before, or last; returns the number of moves so far. Raises
   P0002 for an unknown board. Runs as its caller, after the other changes of boards and cards. */
create function private.move_cards(p_cards integer[], p_board integer, p_before integer) returns bigint
  language plpgsql set search_path = ''
  as $$
  declare
    moves bigint;
  begin
    if not private.can('update', 'demo') then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtext('demo.kanban'));
    if not exists (select from demo.kanban_boards b where b.id = p_board) then raise no_data_found; end if;
    with given as (
      select g.id, min(g.n) as n from unnest(p_cards) with ordinality as g (id, n) group by g.id),
    placed as (
      select i.id, row_number() over (
          order by case when g.id is null then i.position else b.position end nulls last, g.n nulls last, i.id) as position
        from demo.kanban_items i left join given g on g.id = i.id
          left join demo.kanban_items b on b.id = p_before and b.board_id = p_board and b.id <> all (p_cards)
       where g.id is not null or i.board_id = p_board)
    update demo.kanban_items i set board_id = p_board, position = p.position from placed p
     where p.id = i.id and (i.board_id, i.position) is distinct from (p_board, p.position::integer);
    update demo.kanban_state s set version = s.version + found::integer returning s.version into moves;
    return moves;
  end $$;
grant execute on function private.move_cards to authenticated;
create policy kanban_comments_insert on demo.kanban_comments for insert to authenticated
  with check ((select private.can('update', 'demo')));
create policy kanban_comments_delete on demo.kanban_comments for delete to authenticated
  using ((select private.can('delete', 'demo')));
create policy kanban_files_insert on demo.kanban_files for insert to authenticated
  with check ((select private.can('update', 'demo')));
create policy kanban_files_delete on demo.kanban_files for delete to authenticated
  using ((select private.can('update', 'demo')));

-- Files of cards ----------------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('kanban-files', 'kanban-files', false, 52428800, null)
on conflict (id) do nothing;

create policy kanban_objects_select on storage.objects for select to authenticated
  using (bucket_id = 'kanban-files' and (select private.can('read', 'demo')));
create policy kanban_objects_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'kanban-files' and name ~ ('^' || (select auth.uid()) || '/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$')
    and (select private.can('update', 'demo')) and (select private.may_upload(metadata)));
create policy kanban_objects_delete on storage.objects for delete to authenticated
  using (bucket_id = 'kanban-files' and (select private.can('update', 'demo')));

-- Calendar ----------------------------------------------------------------------------------------------------------

alter table demo.calendar_events
  add column guests text[] not null default '{}' check (cardinality(guests) <= 50),
  add column location text not null default '' check (length(location) <= 200),
  add column description text not null default '' check (length(description) <= 5000),
  add column recurrence text not null default '' check (recurrence ~ ('^(FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=[1-9][0-9]?)?'
    || '(;BYDAY=MO,TU,WE,TH,FR)?(;UNTIL=(19|20|21)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01]))?)?$')),
  add column skipped integer[] not null default '{}' check (cardinality(skipped) <= 366),
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '';
comment on column demo.calendar_events.recurrence is
  'The rule of a series, an RRULE of RFC 5545 (R-610); its first occurrence is the event itself.';
comment on column demo.calendar_events.skipped is
  'The occurrences that the series leaves out, as days after the first one, so that a moved series keeps them.';
create trigger calendar_events_revision before update on demo.calendar_events
  for each row execute function private.next_demo_revision();
revoke insert, update on demo.calendar_events from authenticated;
grant insert (id, url, title, starts_at, ends_at, all_day, calendar, guests, location, description, recurrence, skipped),
  update (id, url, title, starts_at, ends_at, all_day, calendar, guests, location, description, recurrence, skipped) on demo.calendar_events to authenticated;
create index calendar_events_time_idx on demo.calendar_events (starts_at, ends_at);

select private.make_demo_live(t) from unnest(array['kanban_state', 'kanban_comments', 'kanban_files', 'kanban_activity']) t;
