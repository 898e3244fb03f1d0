-- Finding mail and people, the people of messages, and the bucket of their files.

/* Sender and recipients of messages the caller has, as they show to each other. Hidden recipients show to the sender and to
   themselves, and what became of a message to its sender and to whom it came. Of the second list the senders alone. */
create function private.message_people(p_messages uuid[], p_senders uuid[])
  returns table (message_id uuid, user_id uuid, kind text, name text, email text, avatar text, delivered_at timestamptz, read_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    me uuid := auth.uid();
  begin
    if private.my_role() is null then return; end if;
    return query
      select m.id, x.id, x.kind, p.full_name, p.email, p.avatar_path,
        case when me in (m.sender_id, x.id) then x.delivered_at end, case when me in (m.sender_id, x.id) then x.read_at end
        from public.messages m
        cross join lateral (
          select m.sender_id as id, 'from' as kind, null::timestamptz as delivered_at, null::timestamptz as read_at
          union all
          select r.user_id, r.kind, r.delivered_at, r.read_at from public.message_recipients r
           where r.message_id = m.id and m.id = any (p_messages) and (r.kind <> 'bcc' or me in (r.user_id, m.sender_id))) x
        join public.profiles p on p.id = x.id
       where m.id = any (p_messages || p_senders) and me = any (m.holders)
       order by m.id, array_position(array['from', 'to', 'cc', 'bcc'], x.kind), p.no;
  end $$;

/* What a search finds in the caller's mail outside spam and trash: of each thread its best message. As its definer: below
   row-level security the match could not use the index. Words in more than a thousand messages are looked for in the
   newest threads, five hundred hits and no more: ranking all would cost what the mailbox is large. */
create function private.search_mail(p_query tsquery, p_limit integer, p_offset integer)
  returns table (thread_id uuid, message_id uuid, total integer)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    me uuid := auth.uid();
    weights constant real[] := '{0.1, 0.3, 0.6, 1.0}';
    matches integer;
  begin
    if private.my_role() is null then return; end if;
    select count(*) into matches from (
      select from public.messages m where m.holders @> array[me] and m.search @@ p_query limit 1001) some_of_them;
    if matches <= 1000 then
      return query
        with hit as materialized (
          select m.id, m.thread_id, m.sent_at, ts_rank_cd(weights, m.search, p_query, 1) as rank
            from public.messages m where m.holders @> array[me] and m.search @@ p_query),
        best as (
          select distinct on (h.thread_id) h.* from hit h
            join public.mailbox_entries e on e.user_id = me and e.thread_id = h.thread_id and e.folder in ('inbox', 'archive', 'none')
           order by h.thread_id, h.rank desc, h.sent_at desc)
        select b.thread_id, b.id, (count(*) over ())::integer from best b
         order by b.rank desc, b.sent_at desc, b.id limit p_limit offset p_offset;
      return;
    end if;
    return query
      with best as materialized (
        select h.* from public.mailbox_entries e
          cross join lateral (
            select m.id, m.thread_id, m.sent_at, ts_rank_cd(weights, m.search, p_query, 1) as rank
              from public.messages m where m.thread_id = e.thread_id and me = any (m.holders) and m.search @@ p_query
             order by 4 desc, 3 desc limit 1) h
         where e.user_id = me and e.folder in ('inbox', 'archive', 'none')
         order by e.last_at desc nulls last, e.thread_id desc limit 500)
      select b.thread_id, b.id, (count(*) over ())::integer from best b
       order by b.rank desc, b.sent_at desc, b.id limit p_limit offset p_offset;
  end $$;

/* The caller's threads whose subject or one of whose senders holds these letters, the search of R-176: through the
   indexes of subjects and senders while they are few, and the newest thousand along the mailbox when they are many. */
create function private.threads_like(p_pattern text) returns setof uuid
  language plpgsql stable security definer set search_path = '' rows 100
  as $$
  declare
    me uuid := auth.uid();
    pattern text := private.fold(p_pattern);
    senders uuid[] := array(select p.id from public.profiles p where private.fold(p.full_name) like pattern);
    matches integer;
  begin
    if private.my_role() is null then return; end if;
    select count(*) into matches from (
      (select from public.threads t join public.mailbox_entries e on e.thread_id = t.id and e.user_id = me
        where private.fold(t.subject) like pattern limit 1001)
      union all
      (select from public.messages m where m.sender_id = any (senders) and m.holders @> array[me] limit 1001)) some_of_them;
    if matches <= 1000 then
      return query
        select e.thread_id from public.threads t join public.mailbox_entries e on e.thread_id = t.id and e.user_id = me and e.folder <> 'gone'
         where private.fold(t.subject) like pattern
        union
        select m.thread_id from public.messages m where m.sender_id = any (senders) and m.holders @> array[me];
      return;
    end if;
    return query
      select e.thread_id from public.mailbox_entries e join public.threads t on t.id = e.thread_id
       where e.user_id = me and e.folder in ('inbox', 'archive', 'none') and (private.fold(t.subject) like pattern
         or exists (select from public.messages m where m.thread_id = e.thread_id and m.sender_id = any (senders) and me = any (m.holders)))
       order by e.last_at desc nulls last, e.thread_id desc limit 1000;
  end $$;
create index threads_subject_search_idx on public.threads using gin (private.fold(subject) extensions.gin_trgm_ops);

/* Whom the caller may write to, by the letters of a name or an address: active people, never oneself. */
create function private.correspondents(p_q text, p_limit integer, p_staff boolean)
  returns table (uid uuid, no integer, name text, email text, avatar text, role text, company text, presence text)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    pattern text := '%' || regexp_replace(private.fold(btrim(p_q)), '([\\%_])', '\\\1', 'g') || '%';
    is_all boolean := private.is_staff();
    contacts uuid[] := array(select private.my_contacts());
    wanted text[] := case when p_staff then array(select private.staff_roles()) else array(select r.name from public.roles r) end;
  begin
    if private.my_role() is null then return; end if;
    return query
      select p.id, p.no, p.full_name, p.email, p.avatar_path, p.role, c.name,
        case when p.seen_at > now() - interval '90 seconds' then p.presence else 'offline' end
        from (
          select f.*, ur.role from public.profiles f join private.user_roles ur on ur.user_id = f.id
           where f.status = 'active' and f.id <> auth.uid() and (is_all or f.id = any (contacts)) and ur.role = any (wanted)
             and (pattern = '%%' or private.fold(f.full_name) like pattern or private.fold(f.email) like pattern)
           order by private.fold(f.full_name), f.no limit 200) p
        left join public.companies c on c.id = p.company_id
       order by (private.fold(p.full_name) like substr(pattern, 2)) desc, private.fold(p.full_name), p.no limit p_limit;
  end $$;
create index profiles_name_order_idx on public.profiles (private.fold(full_name), no) where status = 'active';

insert into storage.buckets (id, name, public, file_size_limit) values ('mail-files', 'mail-files', false, 52428800)
on conflict (id) do nothing;

/* Whether an object is the file of a message the caller has. */
create function private.has_mail_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null and exists (
      select from public.message_attachments a join public.messages m on m.id = a.message_id
       where a.path = p_name and auth.uid() = any (m.holders));
  end $$;

/* Whether an object waits in the caller's own folder for a message to carry it. */
create function private.is_unsent_file(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null
      and p_name ~ ('^' || auth.uid() || '/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$')
      and not exists (select from public.message_attachments a where a.path = p_name);
  end $$;

create policy mail_files_select on storage.objects for select to authenticated
  using (bucket_id = 'mail-files' and ((select private.has_mail_file(name)) or (select private.is_unsent_file(name))));
create policy mail_files_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'mail-files' and (select private.is_unsent_file(name)));
create policy mail_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'mail-files' and (select private.is_unsent_file(name)));

revoke execute on function private.message_people, private.search_mail, private.threads_like, private.correspondents, private.has_mail_file,
  private.is_unsent_file from public;
grant execute on function private.message_people, private.search_mail, private.threads_like, private.correspondents, private.has_mail_file,
  private.is_unsent_file to authenticated;
