-- How often a person may send, comment and invite. Counted in the transaction of the work itself, so that every instance of the functions
-- sees the same numbers and no path goes around them.

create table private.rate_limits (
  kind text primary key,
  most integer not null check (most > 0),
  period interval not null check (period > interval '0')
);
comment on table private.rate_limits is 'How many of a kind a person may do within a period.';
alter table private.rate_limits enable row level security;
insert into private.rate_limits (kind, most, period) values
  ('mail', 200, '10 minutes'), ('chat', 600, '10 minutes'), ('comment', 120, '10 minutes'),
  ('manuscript_invitation', 30, '1 hour'), ('invitation', 60, '1 hour'), ('import', 40, '1 hour'), ('upload', 300, '10 minutes');

create table private.rate_counts (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null references private.rate_limits (kind) on delete cascade,
  since timestamptz not null default now(),
  count integer not null default 1,
  primary key (user_id, kind)
);
comment on table private.rate_counts is 'What a person did in the present period; one row per kind, reset when the period is over.';
create index rate_counts_kind_idx on private.rate_counts (kind);
alter table private.rate_counts enable row level security;

/* Counts one more of a kind for the caller. Raises QPRAT beyond the limit; its detail is the seconds until the period ends. */
create function private.take_rate(p_kind text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    allowed private.rate_limits;
    used private.rate_counts;
  begin
    if auth.uid() is null then return; end if;
    select * into strict allowed from private.rate_limits l where l.kind = p_kind;
    insert into private.rate_counts as c (user_id, kind) values (auth.uid(), p_kind)
    on conflict (user_id, kind) do update set
      count = case when c.since + allowed.period <= now() then 1 else c.count + 1 end,
      since = case when c.since + allowed.period <= now() then now() else c.since end
    returning c.* into used;
    if used.count > allowed.most then
      raise exception 'rate' using errcode = 'QPRAT',
        detail = greatest(1, ceil(extract(epoch from used.since + allowed.period - clock_timestamp())))::integer::text;
    end if;
  end $$;
revoke execute on function private.take_rate from public;

/* Counts a new row of the trigger's kind; only rows that were really added, so that sending the same again costs nothing. */
create function private.count_rate() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform private.take_rate(tg_argv[0]); return null; end $$;
create trigger messages_rate after insert on public.messages for each row execute function private.count_rate('mail');
create trigger chat_messages_rate after insert on public.chat_messages for each row execute function private.count_rate('chat');
create trigger project_comments_rate after insert on public.project_comments for each row execute function private.count_rate('comment');
create trigger manuscript_invitations_rate after insert on private.manuscript_invitations
  for each row execute function private.count_rate('manuscript_invitation');
create trigger invitations_rate after insert on private.invitations for each row execute function private.count_rate('invitation');
create trigger imports_rate after insert on public.imports for each row execute function private.count_rate('import');

-- The storage of a person ----------------------------------------------------------------------------------------------

alter table public.profile_details add column storage_quota bigint not null default 2147483648 check (storage_quota >= 0);
comment on column public.profile_details.storage_quota is 'Bytes of files the person may keep.';

/* The bytes of files a person keeps (their uploads, and what imports kept for their manuscripts) and may keep, and their recent uploads. */
create function private.storage_of(p_user uuid) returns table (used bigint, allowed bigint, recent integer)
  language sql stable security definer set search_path = '' rows 1
  as $$
    select (o.bytes + r.bytes)::bigint, d.storage_quota, o.recent::integer
      from public.profile_details d
      cross join lateral (
        select coalesce(sum((f.metadata ->> 'size')::bigint), 0) as bytes,
          count(*) filter (where f.created_at > now() - l.period) as recent
          from storage.objects f cross join (select u.period from private.rate_limits u where u.kind = 'upload') l
         where f.owner_id = p_user::text) o
      cross join lateral (
        select coalesce(sum(f.size), 0) as bytes from public.raw_files f join public.manuscripts m on m.id = f.manuscript_id
          left join storage.objects own on own.bucket_id = 'manuscript-files' and own.name = f.object_path and own.owner_id is not null
         where m.owner_id = p_user and own.id is null) r
     where d.user_id = p_user
  $$;

/* The same for the caller. */
create function private.my_storage() returns table (used bigint, allowed bigint)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$ begin return query select s.used, s.allowed from private.storage_of(auth.uid()) s; end $$;

/* Whether the caller may upload one more file: there is storage left and their recent uploads are within the limit. */
create function private.may_upload() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return coalesce((
      select s.used < s.allowed and s.recent < l.most
        from private.storage_of(auth.uid()) s cross join private.rate_limits l where l.kind = 'upload'), false);
  end $$;
revoke execute on function private.storage_of, private.my_storage, private.may_upload from public;
grant execute on function private.my_storage, private.may_upload to authenticated;

alter policy archives_insert on storage.objects
  with check (bucket_id = 'archives' and (select private.awaits_archive(name)) and (select private.may_upload()));
alter policy manuscript_files_insert on storage.objects
  with check (bucket_id = 'manuscript-files' and (private.file_manuscript(name) = any (array(select private.writable_manuscripts()))
    or (select private.can('manage', 'all'))) and (select private.may_upload()));
alter policy project_files_insert on storage.objects
  with check (bucket_id = 'project-files' and owner_id = (select auth.uid())::text and (select private.may_upload_project_file(name))
    and (select private.may_upload()));
alter policy mail_files_insert on storage.objects
  with check (bucket_id = 'mail-files' and (select private.is_unsent_file(name)) and (select private.may_upload()));
alter policy avatars_insert on storage.objects
  with check (bucket_id = 'avatars' and (select private.is_my_avatar(name)) and (select private.may_upload()));

/* An import needs room for its archive. Raises QPQUO. */
create function private.require_storage() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and exists (
      select from private.storage_of(auth.uid()) s where s.used + new.file_size > s.allowed) then
      raise exception 'storage_full' using errcode = 'QPQUO';
    end if;
    return new;
  end $$;
create trigger imports_storage before insert on public.imports for each row execute function private.require_storage();
