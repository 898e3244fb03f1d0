-- Objects nobody needs any more leave Storage (decision 0022). What is to go is written down here; the worker removes it
-- through the Storage API, for an object is more than its row in storage.objects.

create table private.objects_to_remove (
  bucket_id text not null,
  name text not null,
  noted_at timestamptz not null default now(),
  claimed_at timestamptz,
  removed_at timestamptz,
  primary key (bucket_id, name),
  check (removed_at is null or claimed_at is not null)
);
comment on table private.objects_to_remove is 'Objects that lost the row that named them, or never had one. Claimed: the worker is removing it, and no row may name it any more.';
create index objects_to_remove_open_idx on private.objects_to_remove (noted_at) where removed_at is null;
alter table private.objects_to_remove enable row level security;

create table private.object_sweep (
  id boolean primary key default true check (id),
  at_bucket text not null default '',
  at_name text not null default '',
  looked_at timestamptz not null default '-infinity'
);
comment on table private.object_sweep is 'How far the walk through storage.objects has come that looks for uploads nobody registered.';
insert into private.object_sweep default values;
alter table private.object_sweep enable row level security;

/* Whether anything names an object. What is in a bucket or under a name we do not know is taken for used. */
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
        -- A picture may still stand in a text, or in an earlier state of one, when its row is gone.
        return exists (select from public.raw_files f where f.object_path = p_name)
          or exists (select from public.manuscript_items i where i.manuscript_id = folder
            and strpos(concat(i.content, i.notes_content), p_name) > 0)
          or exists (select from public.item_revisions r where r.manuscript_id = folder and strpos(r.content::text, p_name) > 0);
      when 'archives' then
        return p_name !~ ('^' || uuid || '/' || uuid || '\.zip$')
          or exists (select from public.imports i where i.id = substr(p_name, 38, 36)::uuid and i.owner_id = folder);
      else return true;
    end case;
  end $$;

-- Who names an object and who claims one exclude each other: claims are short, and never wait.

/* An object got a row that names it. One that is about to go is kept; one that is being removed is no longer there. */
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

/* An object lost a row that named it. */
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
    ('raw_files', 'manuscript-files', 'object_path', 'raw_files_object') loop
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

/* A message whose last holder deleted it forever is read by nobody again: its files go. */
create function private.drop_unheld_files() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.message_attachments a where a.message_id = new.id;
    return null;
  end $$;
create trigger messages_drop_files after update of holders on public.messages for each row
  when (cardinality(new.holders) = 0) execute function private.drop_unheld_files();
delete from public.message_attachments a using public.messages m where m.id = a.message_id and cardinality(m.holders) = 0;

-- The worker -------------------------------------------------------------------------------------------------------

/* Whether there is anything for the worker to do. */
create function private.objects_are_due() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.objects_to_remove r
        where r.removed_at is null and (r.claimed_at is null or r.claimed_at < now() - interval '10 minutes'))
      or exists (select from private.object_sweep s where s.looked_at < now() - interval '5 minutes')
  $$;

/* The next piece of the walk through Storage: what was uploaded a day ago and nobody registered is noted. */
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
    -- Fewer than asked for: the end, and the beginning next time.
    update private.object_sweep s set at_bucket = case when p_objects > 0 then '' else walk.at_bucket end,
      at_name = case when p_objects > 0 then '' else walk.at_name end;
  end $$;

/* Gives the worker objects to remove, at most so many; from then on no row may name them. Nothing that is used, or was
   written again since it was noted, is ever among them. A claim nobody finished is given again after ten minutes. */
create function private.claim_objects(p_most integer) returns table (bucket_id text, name text)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    noted private.objects_to_remove;
    written timestamptz;
  begin
    -- Somebody is naming objects this very moment: next time.
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

/* Claimed objects are gone from Storage. They are remembered for an hour, for whoever was about to name one. */
create function private.objects_removed(p_bucket text, p_names text[]) returns void
  language sql volatile security definer set search_path = ''
  as $$ update private.objects_to_remove r set removed_at = now() where r.bucket_id = p_bucket and r.name = any (p_names) and r.claimed_at is not null $$;

revoke execute on function private.is_object_used, private.objects_are_due, private.note_unregistered, private.claim_objects, private.objects_removed from public;
grant execute on function private.claim_objects, private.objects_removed to service_role;

/* The timer of hosted Supabase, as for imports: the embedded default ticks by itself. */
do $setup$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  execute $function$
    create function private.wake_sweeper() returns void
      language plpgsql security definer set search_path = ''
      as $body$
      declare
        address text;
        key text;
      begin
        if not private.objects_are_due() then return; end if;
        select decrypted_secret into address from vault.decrypted_secrets where name = 'quillport_functions_url';
        select decrypted_secret into key from vault.decrypted_secrets where name = 'quillport_service_key';
        if address is null or key is null then return; end if;
        perform net.http_post(
          url := address || '/scrivener-import',
          headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || key, 'apikey', key),
          body := '{"work":"sweep"}'::jsonb);
      end $body$
  $function$;
  execute 'revoke execute on function private.wake_sweeper from public';
  perform cron.schedule('quillport-sweep', '* * * * *', 'select private.wake_sweeper()');
end
$setup$;
