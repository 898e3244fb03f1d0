-- Buckets, upload rights, storage quota, and the deletion of objects that no row references (decision 0022).
-- Object names are made of ids, never of the person's file name.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('archives', 'archives', false, 52428799, array['application/zip', 'application/x-zip-compressed', 'application/octet-stream']),
  ('manuscript-files', 'manuscript-files', false, 52428800, null),
  -- 2 GB, uploaded in parts (R-532).
  ('project-files', 'project-files', false, 2147483648, null),
  ('mail-files', 'mail-files', false, 2147483648, null),
  -- Pictures are public by their random names; only the own folder can be listed.
  ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

-- Quota -------------------------------------------------------------------------------------------------------------

create table private.stored_objects (
  owner_id text primary key,
  bytes bigint not null default 0,
  uploads integer not null default 0,
  since timestamptz not null default now()
);
comment on table private.stored_objects is
  'The bytes of the objects that each person owns, and the uploads since a time, so that no upload adds up storage.objects.';
alter table private.stored_objects enable row level security;

/* Counts the bytes of stored objects for their owners, and new objects within the period of the limit of uploads. */
create function private.count_object() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    period interval := (select l.period from private.rate_limits l where l.kind = 'upload');
  begin
    if tg_op <> 'INSERT' then
      update private.stored_objects s set bytes = s.bytes - coalesce((old.metadata ->> 'size')::bigint, 0) where s.owner_id = old.owner_id;
    end if;
    if tg_op <> 'DELETE' and new.owner_id is not null then
      insert into private.stored_objects as s (owner_id, bytes, uploads)
      values (new.owner_id, coalesce((new.metadata ->> 'size')::bigint, 0), (tg_op = 'INSERT')::integer)
      on conflict (owner_id) do update set bytes = s.bytes + excluded.bytes,
        uploads = excluded.uploads + case when s.since + period > now() then s.uploads else 0 end,
        since = case when s.since + period > now() then s.since else now() end;
    end if;
    return null;
  end $$;
create trigger quillport_count_object after insert or update of owner_id, metadata or delete on storage.objects
  for each row execute function private.count_object();
insert into private.stored_objects (owner_id, bytes)
select o.owner_id, coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o where o.owner_id is not null group by o.owner_id;

/* Returns the bytes that a person stores together with their company (uploads, unfinished uploads and files of imports),
   the bytes allowed, and the number of the person's recent uploads. Storage names the upload that it is deciding about
   in `storage.upload`; its reserved bytes are not counted. */
create function private.storage_of(p_user uuid) returns table (used bigint, allowed bigint, recent integer)
  language sql stable security definer set search_path = '' rows 1
  as $$
    with sharing as materialized (
      select p.id from public.profiles me join public.profiles p on p.id = me.id or p.company_id = me.company_id where me.id = p_user),
    owners as (select array_agg(s.id::text) as ids from sharing s)
    select (o.bytes + w.bytes + r.bytes)::bigint, coalesce(c.storage_quota, d.storage_quota), o.recent::integer
      from public.profile_details d join public.profiles p on p.id = d.user_id left join public.companies c on c.id = p.company_id
      cross join lateral (
        select coalesce(sum(s.bytes), 0) as bytes,
          coalesce(sum(s.uploads) filter (where s.owner_id = p_user::text and s.since + l.period > now()), 0) as recent
          from private.stored_objects s cross join (select u.period from private.rate_limits u where u.kind = 'upload') l
         where s.owner_id = any ((select ids from owners)::text[])) o
      cross join lateral (
        select coalesce(sum(u.in_progress_size), 0) as bytes from storage.s3_multipart_uploads u
         where u.owner_id = any ((select ids from owners)::text[])
           and u.id is distinct from nullif(current_setting('storage.upload', true), '')) w
      cross join lateral (
        select coalesce(sum(f.size), 0) as bytes from public.raw_files f join public.manuscripts m on m.id = f.manuscript_id
          left join storage.objects own on own.bucket_id = 'manuscript-files' and own.name = f.object_path and own.owner_id is not null
         where m.owner_id in (select s.id from sharing s) and own.id is null) r
     where d.user_id = p_user
  $$;

/* Returns the caller's stored and allowed bytes. */
create function private.my_storage() returns table (used bigint, allowed bigint)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$ begin return query select s.used, s.allowed from private.storage_of(auth.uid()) s; end $$;
grant execute on function private.my_storage to authenticated;

/* Returns whether the caller's recent uploads are within their limit. Raises insufficient_privilege with the figures of
   the quota when this object would exceed it; uploads at the same time are decided one after the other (R-532). No upload
   URL is signed, because Storage asks no policy again when a file of any size is sent to it (R-622). */
create function private.may_upload(p_metadata jsonb) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    size bigint := greatest(coalesce((p_metadata ->> 'size')::bigint, 0), 1);
    s record;
  begin
    if auth.uid() is null or storage.operation() like '%sign_upload_url' then return false; end if;
    perform pg_advisory_xact_lock(20261124, hashtext(coalesce(private.my_company(), auth.uid())::text));
    select * into s from private.storage_of(auth.uid());
    if not found then return false; end if;
    if s.used + size > s.allowed then
      raise insufficient_privilege using message = format('storage_full: %s of %s bytes are used', s.used, s.allowed);
    end if;
    return s.recent < (select l.most from private.rate_limits l where l.kind = 'upload');
  end $$;
grant execute on function private.may_upload to authenticated;

/* Refuses an import whose archive exceeds the quota; raises QPQUO. */
create function private.require_storage() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and exists (
      select from private.storage_of(auth.uid()) s where s.used + new.file_size > s.allowed) then
      raise exception 'storage_full' using errcode = 'QPQUO',
        detail = (select format('%s of %s bytes are used', s.used, s.allowed) from private.storage_of(auth.uid()) s);
    end if;
    return new;
  end $$;
create trigger imports_storage before insert on public.imports for each row execute function private.require_storage();

-- Archives ----------------------------------------------------------------------------------------------------------

/* Returns whether an object name belongs to an import of the caller that waits for its archive; archives are for active
   people only, like all other files. */
create function private.awaits_archive(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null and exists (
      select from public.imports i
       where i.owner_id = auth.uid() and i.status = 'pending' and not i.started
         and p_name = i.owner_id || '/' || i.id || '.zip');
  end $$;
grant execute on function private.awaits_archive to authenticated;

create policy archives_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'archives' and (select private.awaits_archive(name)) and (select private.may_upload(metadata)));
create policy archives_select on storage.objects for select to authenticated
  using (bucket_id = 'archives' and (select private.my_role()) is not null
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.can('manage', 'all'))));

-- Files of manuscripts ----------------------------------------------------------------------------------------------

/* Returns the manuscript of an object in manuscript-files, null for a name of another shape. */
create function private.file_manuscript(p_name text) returns uuid
  language sql immutable set search_path = ''
  as $$ select case when p_name ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/' then left(p_name, 36)::uuid end $$;
grant execute on function private.file_manuscript to authenticated;

create policy manuscript_files_select on storage.objects for select to authenticated
  using (bucket_id = 'manuscript-files' and (private.file_manuscript(name) = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all'))));
create policy manuscript_files_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'manuscript-files' and name ~ '^[0-9a-f-]{36}/[A-Za-z0-9._-]{1,100}$' and (private.file_manuscript(name) = any (array(select private.writable_manuscripts()))
    or (select private.can('manage', 'all'))) and (select private.may_upload(metadata)));
create policy manuscript_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'manuscript-files' and (private.file_manuscript(name) = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all'))));

/* Refuses an export whose object the caller did not upload, and copies its size. */
create function private.check_manuscript_export() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    stored bigint;
  begin
    if auth.uid() is null then return new; end if;
    select coalesce((o.metadata ->> 'size')::bigint, 0) into stored from storage.objects o
     where o.bucket_id = 'manuscript-files' and o.name = new.manuscript_id::text || '/' || new.id::text and o.owner_id = auth.uid()::text;
    if not found then
      raise check_violation using message = 'there is no such file', constraint = 'manuscript_exports_object';
    end if;
    new.size := stored;
    return new;
  end $$;
create trigger manuscript_exports_check before insert on public.manuscript_exports
  for each row execute function private.check_manuscript_export();

-- Files of projects -------------------------------------------------------------------------------------------------

/* Returns whether the caller may upload an object to project-files: for a project it may attach to or comment on, or for a new one.
   A project the caller may not read gets the same answer as one that does not exist. */
create function private.may_upload_project_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    answers jsonb;
  begin
    if p_name !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    answers := private.project_can_of(left(p_name, 36)::uuid);
    if answers is not null then return 'true' in (answers -> 'attach', answers -> 'addDeliverable', answers -> 'comment'); end if;
    return private.can('create', 'projects');
  end $$;
grant execute on function private.may_upload_project_file to authenticated;

/* Returns whether an object of project-files is the caller's own and belongs to no project. */
create function private.is_loose_project_file(p_name text, p_owner text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return p_owner = auth.uid()::text and private.my_role() is not null
      and not exists (select from public.project_attachments a where a.object_path = p_name);
  end $$;
grant execute on function private.is_loose_project_file to authenticated;

/* Returns whether the caller may delete an object: the caller's unused upload, or a file they may remove from its
   project. */
create function private.may_remove_project_file(p_name text, p_owner text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and (private.is_loose_project_file(p_name, p_owner)
      or exists (select from public.project_attachments a where a.object_path = p_name and private.may_remove_file(a)));
  end $$;
grant execute on function private.may_remove_project_file to authenticated;

create policy project_files_select on storage.objects for select to authenticated
  using (bucket_id = 'project-files' and (
    exists (select from public.project_attachments a where a.object_path = objects.name)
    or (select private.is_loose_project_file(objects.name, objects.owner_id))));
create policy project_files_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'project-files' and owner_id = (select auth.uid())::text and (select private.may_upload_project_file(name))
    and (select private.may_upload(metadata)));
create policy project_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'project-files' and (select private.may_remove_project_file(name, owner_id)));

/* Refuses a file whose object the caller did not upload, and copies size and type from the object. */
create function private.check_project_attachment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    stored storage.objects;
  begin
    if new.kind = 'chapter' or auth.uid() is null then return new; end if;
    select * into stored from storage.objects o
     where o.bucket_id = 'project-files' and o.name = new.project_id::text || '/' || new.id::text and o.owner_id = auth.uid()::text;
    if not found then
      raise check_violation using message = 'there is no such file', constraint = 'project_attachments_object';
    end if;
    new.size := coalesce((stored.metadata ->> 'size')::bigint, new.size);
    new.mime := left(coalesce(stored.metadata ->> 'mimetype', new.mime), 120);
    return new;
  end $$;
create trigger project_attachments_check before insert on public.project_attachments
  for each row execute function private.check_project_attachment();

-- Files of messages -------------------------------------------------------------------------------------------------

/* Returns whether an object is a file of a message the caller has. */
create function private.has_mail_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null and exists (
      select from public.message_attachments a join public.messages m on m.id = a.message_id
       where a.path = p_name and (auth.uid() = any (m.holders) or private.reads_team_thread(m.thread_id)));
  end $$;
grant execute on function private.has_mail_file to authenticated;

/* Returns whether an object is in the caller's own folder and belongs to no message. */
create function private.is_unsent_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null
      and p_name ~ ('^' || auth.uid() || '/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$')
      and not exists (select from public.message_attachments a where a.path = p_name);
  end $$;
grant execute on function private.is_unsent_file to authenticated;

create policy mail_files_select on storage.objects for select to authenticated
  using (bucket_id = 'mail-files' and ((select private.has_mail_file(name)) or (select private.is_unsent_file(name))));
create policy mail_files_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'mail-files' and (select private.is_unsent_file(name)) and (select private.may_upload(metadata)));
create policy mail_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'mail-files' and (select private.is_unsent_file(name)));

/* Deletes the files of a message that its last holder deleted; those of a team's conversation stay, as the team has it. */
create function private.drop_unheld_files() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.message_attachments a where a.message_id = new.id
      and not exists (select from public.team_conversations c where c.thread_id = new.thread_id);
    return null;
  end $$;
create trigger messages_drop_files after update of holders on public.messages for each row
  when (cardinality(new.holders) = 0) execute function private.drop_unheld_files();

-- Avatars -----------------------------------------------------------------------------------------------------------

/* Returns whether an object name is that of an avatar of the caller. */
create function private.is_my_avatar(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null
      and p_name ~ ('^' || auth.uid() || '/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\.(png|jpg|webp)$');
  end $$;
grant execute on function private.is_my_avatar to authenticated;

create policy avatars_select on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (select private.is_my_avatar(name)));
create policy avatars_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and (select private.is_my_avatar(name)) and (select private.may_upload(metadata)));
create policy avatars_delete on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (select private.is_my_avatar(name)));

-- Unreferenced objects ----------------------------------------------------------------------------------------------
-- The worker deletes through the Storage API, because an object is more than its row in storage.objects.

create table private.objects_to_remove (
  bucket_id text not null,
  name text not null,
  noted_at timestamptz not null default now(),
  claimed_at timestamptz,
  removed_at timestamptz,
  primary key (bucket_id, name),
  check (removed_at is null or claimed_at is not null)
);
comment on table private.objects_to_remove is
  'Objects that no row references. Once claimed, the worker deletes them and no row may reference them.';
create index objects_to_remove_open_idx on private.objects_to_remove (noted_at) where removed_at is null;
alter table private.objects_to_remove enable row level security;

create table private.object_sweep (
  id boolean primary key default true check (id),
  at_bucket text not null default '',
  at_name text not null default '',
  looked_at timestamptz not null default '-infinity'
);
comment on table private.object_sweep is
  'The position of the walk through storage.objects that finds uploads without a row.';
alter table private.object_sweep enable row level security;

insert into private.object_sweep default values;

/* Returns whether any row references an object; unknown buckets and names count as used. */
create function private.is_object_used(p_bucket text, p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    uuid constant text := '[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}';
    folder uuid;
  begin
    if p_name !~ ('^' || uuid || '/') then return true; end if;
    folder := left(p_name, 36)::uuid;
    case p_bucket
      when 'project-files' then
        return exists (select from public.project_attachments a where a.object_path = p_name);
      when 'mail-files' then
        return exists (select from public.message_attachments a where a.path = p_name)
          or exists (select from public.mail_drafts d where d.user_id = folder
            and d.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('id', substr(p_name, 38))));
      when 'avatars' then
        return exists (select from public.profiles p where p.id = folder and p.avatar_path = p_name);
      when 'manuscript-files' then
        -- A text or a revision may still show a picture whose row was deleted.
        return exists (select from public.raw_files f where f.object_path = p_name)
          or exists (select from public.manuscript_exports e where e.object_path = p_name)
          or exists (select from public.manuscript_items i where i.manuscript_id = folder
            and strpos(concat(i.content, i.notes_content), p_name) > 0)
          or exists (select from public.item_revisions r where r.manuscript_id = folder and strpos(r.content::text, p_name) > 0);
      when 'archives' then
        return p_name !~ ('^' || uuid || '/' || uuid || '\.zip$')
          or exists (select from public.imports i where i.id = substr(p_name, 38, 36)::uuid and i.owner_id = folder);
      when 'product-pictures' then -- template areas
        return exists (select from demo.product_pictures p where p.object_path = p_name); -- template areas
      when 'kanban-files' then -- template areas
        return exists (select from demo.kanban_files f where f.path = p_name) -- template areas
          or exists (select from demo.kanban_items i where i.picture_path = p_name); -- template areas
      else return true;
    end case;
  end $$;

-- Referencing and claiming an object exclude each other by an advisory lock; a claim is short and never waits.

/* Takes an object off the list when a row references it; refuses a row whose object is being deleted. */
create function private.keep_object() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_name text := to_jsonb(new) ->> tg_argv[1];
    noted private.objects_to_remove;
  begin
    if v_name is null or (tg_op = 'UPDATE' and v_name is not distinct from to_jsonb(old) ->> tg_argv[1]) then return null; end if;
    perform pg_advisory_xact_lock_shared(20261122, 640);
    delete from private.objects_to_remove r where r.bucket_id = tg_argv[0] and r.name = v_name returning r.* into noted;
    if noted.claimed_at is not null and (noted.removed_at is null or not exists (
        select from storage.objects o where o.bucket_id = tg_argv[0] and o.name = v_name)) then
      raise exception 'no such file' using errcode = case tg_argv[0] when 'mail-files' then 'QM004' else '23514' end,
        constraint = tg_argv[2];
    end if;
    return null;
  end $$;

/* Puts an object on the list when a row stops referencing it. */
create function private.note_object() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_name text := to_jsonb(old) ->> tg_argv[1];
  begin
    if v_name is null or (tg_op = 'UPDATE' and v_name is not distinct from to_jsonb(new) ->> tg_argv[1]) then return null; end if;
    insert into private.objects_to_remove as r (bucket_id, name) values (tg_argv[0], v_name)
    on conflict (bucket_id, name) do update set noted_at = now() where r.claimed_at is null;
    return null;
  end $$;

do $$
declare
  t record;
begin
  for t in values ('project_attachments', 'project-files', 'object_path', 'project_attachments_object'), ('message_attachments', 'mail-files', 'path', ''),
    ('raw_files', 'manuscript-files', 'object_path', 'raw_files_object'),
    ('manuscript_exports', 'manuscript-files', 'object_path', 'manuscript_exports_object') loop
    execute format('create trigger %1$s_keep_object after insert or update on public.%1$I for each row execute function private.keep_object(%2$L, %3$L, %4$L)',
      t.column1, t.column2, t.column3, t.column4);
    execute format('create trigger %1$s_note_object after delete or update on public.%1$I for each row execute function private.note_object(%2$L, %3$L)',
      t.column1, t.column2, t.column3);
  end loop;
end
$$;

create trigger profiles_keep_object after update of avatar_path on public.profiles
  for each row execute function private.keep_object('avatars', 'avatar_path', 'profiles_avatar_object');
create trigger profiles_note_object after update of avatar_path on public.profiles
  for each row execute function private.note_object('avatars', 'avatar_path');
create trigger profiles_note_object_gone after delete on public.profiles
  for each row execute function private.note_object('avatars', 'avatar_path');

/* Returns whether the worker has objects to delete or the walk is due. */
create function private.objects_are_due() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.objects_to_remove r
        where r.removed_at is null and (r.claimed_at is null or r.claimed_at < now() - interval '10 minutes'))
      or exists (select from private.object_sweep s where s.looked_at < now() - interval '5 minutes')
  $$;

/* Continues the walk through Storage and lists uploads that have had no row for a day. */
create function private.note_unregistered(p_objects integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    walk private.object_sweep;
    piece record;
  begin
    update private.object_sweep s set looked_at = now() where s.looked_at < now() - interval '5 minutes' returning s.* into walk;
    if not found then return; end if;
    for piece in
      select o.bucket_id, o.name, greatest(o.created_at, o.updated_at) as written_at from storage.objects o
       where (o.bucket_id, o.name) > (walk.at_bucket, walk.at_name) order by o.bucket_id, o.name limit p_objects
    loop
      walk.at_bucket := piece.bucket_id;
      walk.at_name := piece.name;
      p_objects := p_objects - 1;
      continue when piece.written_at > now() - interval '24 hours' or private.is_object_used(piece.bucket_id, piece.name);
      insert into private.objects_to_remove (bucket_id, name) values (piece.bucket_id, piece.name) on conflict do nothing;
    end loop;
    -- Fewer rows than requested: the walk starts again from the beginning.
    update private.object_sweep s set at_bucket = case when p_objects > 0 then '' else walk.at_bucket end,
      at_name = case when p_objects > 0 then '' else walk.at_name end;
  end $$;

/* Returns objects for the worker to delete, at most p_most; from then on no row may reference them. Skips objects
   that are used or were written again; a claim that was not finished is returned again after ten minutes. */
create function private.claim_objects(p_most integer) returns table (bucket_id text, name text)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    noted private.objects_to_remove;
    written timestamptz;
  begin
    -- A transaction is referencing objects now; the next call tries again.
    if not pg_try_advisory_xact_lock(20261122, 640) then return; end if;
    delete from private.objects_to_remove r where r.removed_at < now() - interval '1 hour';
    perform private.note_unregistered(1000);
    for noted in
      select r.* from private.objects_to_remove r
       where r.removed_at is null and (r.claimed_at is null or r.claimed_at < now() - interval '10 minutes')
       order by r.noted_at limit p_most for update skip locked
    loop
      select greatest(o.created_at, o.updated_at) into written from storage.objects o where o.bucket_id = noted.bucket_id and o.name = noted.name;
      if not found or written > noted.noted_at or private.is_object_used(noted.bucket_id, noted.name) then
        delete from private.objects_to_remove r where r.bucket_id = noted.bucket_id and r.name = noted.name;
        continue;
      end if;
      update private.objects_to_remove r set claimed_at = now() where r.bucket_id = noted.bucket_id and r.name = noted.name;
      bucket_id := noted.bucket_id;
      name := noted.name;
      return next;
    end loop;
  end $$;
grant execute on function private.claim_objects to service_role;

/* Records that claimed objects are deleted; the record stays for an hour, for rows that are about to reference them.
   */
create function private.objects_removed(p_bucket text, p_names text[]) returns void
  language sql volatile security definer set search_path = ''
  as $$ update private.objects_to_remove r set removed_at = now() where r.bucket_id = p_bucket and r.name = any (p_names) and r.claimed_at is not null $$;
grant execute on function private.objects_removed to service_role;

-- The timer of hosted Supabase.
do $setup$
begin
  if to_regprocedure('private.call_function(text, jsonb)') is null then return; end if;
  perform cron.schedule('quillport-sweep', '* * * * *', $job$
    select private.call_function('scrivener-import', '{"work":"sweep"}') where private.objects_are_due()
  $job$);
end
$setup$;
