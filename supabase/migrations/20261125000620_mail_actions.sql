-- Receipts, actions on threads, and search. Clients change mailboxes only through these functions.
-- Task status and due date belong to the thread; entries repeat them for their indexes (decision 0025).

-- Receipts ----------------------------------------------------------------------------------------------------------

/* Sends the senders of messages a hint of new receipts: one each, with the newest message. */
create function private.hint_receipts(p_thread uuid, p_messages uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    newest record;
  begin
    for newest in
      select distinct on (m.sender_id) m.sender_id, m.id from public.messages m
       where m.id = any (p_messages) and m.sender_id <> auth.uid() order by m.sender_id, m.seq desc
    loop
      perform realtime.send(jsonb_build_object('threadId', p_thread, 'messageId', newest.id), 'receipt', 'user:' || newest.sender_id, true);
    end loop;
  end $$;

/* Records that messages of a thread have reached a device of the caller. */
create function private.receive_mail(p_thread uuid, p_seq integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    reached uuid[];
  begin
    if private.my_role() is null or not exists (
      select from public.mailbox_entries e where e.user_id = auth.uid() and e.thread_id = p_thread and e.folder <> 'deleted') then
      raise no_data_found;
    end if;
    with done as (
      update public.message_recipients r set delivered_at = now()
       where r.user_id = auth.uid() and r.thread_id = p_thread and r.seq <= p_seq and r.read_at is null and r.delivered_at is null
      returning r.message_id)
    select array_agg(done.message_id) into reached from done;
    perform private.hint_receipts(p_thread, reached);
  end $$;
grant execute on function private.receive_mail to authenticated;

/* Records that the caller has read all messages of these threads. */
create function private.read_mail(p_threads uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    done record;
  begin
    for done in
      with seen as (
        update public.message_recipients r set read_at = now(), delivered_at = coalesce(r.delivered_at, now())
         where r.user_id = auth.uid() and r.thread_id = any (p_threads) and r.read_at is null
        returning r.thread_id, r.message_id)
      select seen.thread_id, array_agg(seen.message_id) as messages from seen group by 1
    loop
      perform private.hint_receipts(done.thread_id, done.messages);
    end loop;
    update public.notifications n set read_at = now() where n.user_id = auth.uid() and n.read_at is null
      and n.kind in ('message_received', 'message_assigned') and (n.payload ->> 'threadId')::uuid = any (p_threads);
  end $$;

-- Shared state ------------------------------------------------------------------------------------------------------

/* Copies a changed status or due date to the entries, locked in the order of their users as in every delivery. Sends
   a hint to all participants but the caller, who gets one from the action. */
create function private.share_thread_state() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
  begin
    update public.team_conversations c set task_status = new.task_status where c.thread_id = new.id;
    if found then perform private.hint_team(new.id); end if;
    for person in
      select e.user_id, e.folder from public.mailbox_entries e where e.thread_id = new.id order by e.user_id for update
    loop
      update public.mailbox_entries e set due_date = new.due_date,
          task_status = case when private.is_staff_user(e.user_id) then new.task_status else e.task_status end
       where e.thread_id = new.id and e.user_id = person.user_id;
      if person.folder <> 'deleted' and person.user_id is distinct from auth.uid() then
        perform private.hint_mail(person.user_id, new.id);
      end if;
    end loop;
    return null;
  end $$;
create trigger threads_share_state after update of task_status, due_date on public.threads for each row
  when (old.task_status is distinct from new.task_status or old.due_date is distinct from new.due_date)
  execute function private.share_thread_state();

/* Copies the threads' status to the entries of a person who becomes staff. */
create function private.share_state_with_staff() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.role in (select private.staff_roles()) then
      update public.mailbox_entries e set task_status = t.task_status
        from public.threads t where t.id = e.thread_id and e.user_id = new.user_id and e.task_status <> t.task_status;
    end if;
    return null;
  end $$;
create trigger user_roles_share_state after update of role on private.user_roles for each row
  when (old.role is distinct from new.role) execute function private.share_state_with_staff();

/* Locks threads before their entries, in the order of send_message. */
create function private.lock_threads(p_threads uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.is_staff() then raise insufficient_privilege; end if;
    perform from public.threads t
      where t.id in (select e.thread_id from private.entries_for(p_threads) e) order by t.id for update;
    perform from public.mailbox_entries e
      where e.thread_id in (select seen.thread_id from private.entries_for(p_threads) seen)
      order by e.thread_id, e.user_id for update;
  end $$;

-- Actions -----------------------------------------------------------------------------------------------------------

/* Returns the caller's entries in the shape of the contract's entryState. */
create function private.entry_states(p_threads uuid[]) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('threadId', e.thread_id, 'folder', e.folder, 'isRead', e.is_read,
        'unreadCount', case when e.is_read then 0 else e.unread_count end,
        'isStarred', e.is_starred, 'taskStatus', e.task_status, 'dueDate', e.due_date,
        'labelIds', array(select l.label_id from public.mailbox_labels l where l.user_id = e.user_id and l.thread_id = e.thread_id order by 1))
      order by e.last_at desc, e.thread_id), '[]')
      from private.entries_for(p_threads) e
  $$;

/* Locks the caller's entries in a fixed order and returns their threads. */
create function private.lock_entries(p_threads uuid[]) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    mine uuid[];
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    select array_agg(locked.thread_id) into mine from (
      select e.thread_id from public.mailbox_entries e
       where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'deleted' order by e.thread_id for update) locked;
    return coalesce(mine, '{}');
  end $$;

/* Returns the conversations of a team among these threads that the caller reads without an entry of their own. */
create function private.without_entry(p_threads uuid[]) returns uuid[]
  language sql stable security definer set search_path = ''
  as $$ select array(select e.thread_id from private.entries_for(p_threads) e where e.folder = 'team') $$;

/* Returns the labels the caller may put on a thread. */
create function private.usable_labels() returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select l.id from public.mail_labels l
     where l.owner_id = auth.uid() or l.is_builtin or (l.is_shared and private.is_staff())
  $$;

/* Deletes threads from the caller's mailbox; other people keep theirs. */
create function private.forget_mail(p_threads uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if exists (select from public.mailbox_entries e
        where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'trash') then
      raise exception 'not in the trash' using errcode = 'QM005';
    end if;
    update public.messages m set holders = array_remove(m.holders, auth.uid())
     where m.thread_id = any (p_threads) and auth.uid() = any (m.holders);
    delete from public.mailbox_labels l where l.user_id = auth.uid() and l.thread_id = any (p_threads);
    update public.mailbox_entries e set folder = 'deleted', is_read = true where e.user_id = auth.uid() and e.thread_id = any (p_threads);
    update public.notifications n set read_at = now() where n.user_id = auth.uid() and n.read_at is null
      and n.kind = 'message_received' and (n.payload ->> 'threadId')::uuid = any (p_threads);
  end $$;

/* Applies an action to threads of the caller and returns their entries before and after; skips unknown ids. Staff
   change the status and due date of the thread; a client changes their own status. A conversation of a team that the caller
   has no entry of is read, or has its status or due date changed, and has no folder, star or label. */
create function private.act_on_mail(p_action text, p_threads uuid[], p_value text) returns table (before jsonb, after jsonb)
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    mine uuid[];
    visible uuid[];
    was jsonb;
  begin
    if p_action = 'due-date' or (p_action = 'task-status' and private.is_staff()) then
      perform private.lock_threads(p_threads);
    elsif p_action = 'read' then
      perform private.read_team(p_threads);
    end if;
    mine := private.lock_entries(p_threads);
    visible := mine || private.without_entry(p_threads);
    if visible = '{}' then raise no_data_found; end if;
    was := private.entry_states(visible);
    case
      when p_action in ('archive', 'inbox', 'trash', 'spam') then
        update public.mailbox_entries e set folder = p_action where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'delete' then perform private.forget_mail(mine);
      when p_action = 'read' then
        update public.mailbox_entries e set is_read = true where e.user_id = me and e.thread_id = any (mine);
        perform private.read_mail(visible);
      when p_action = 'unread' then
        update public.mailbox_entries e set is_read = false, unread_count = greatest(e.unread_count, 1),
          unread_from = case when e.unread_count > 0 then e.unread_from else e.last_seq end
         where e.user_id = me and e.thread_id = any (mine);
        update public.team_reads r set seq = c.last_seq - 1 from public.team_conversations c
         where c.thread_id = r.thread_id and r.user_id = me and r.thread_id = any (visible) and r.seq >= c.last_seq;
      when p_action in ('star', 'unstar') then
        update public.mailbox_entries e set is_starred = p_action = 'star' where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'task-status' and private.is_staff() then
        update public.threads t set task_status = p_value where t.id = any (visible);
      when p_action = 'task-status' then
        update public.mailbox_entries e set task_status = p_value where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'due-date' then
        perform private.check_due_date(p_value::date);
        update public.threads t set due_date = p_value::date where t.id = any (visible);
      when p_action = 'label' then
        if p_value::uuid not in (select private.usable_labels()) then raise exception 'no such label' using errcode = 'QM006'; end if;
        insert into public.mailbox_labels (user_id, thread_id, label_id)
        select me, id, p_value::uuid from unnest(mine) as id on conflict do nothing;
      when p_action = 'unlabel' then
        delete from public.mailbox_labels l where l.user_id = me and l.thread_id = any (mine) and l.label_id = p_value::uuid;
    end case;
    perform private.hint_mail(me, visible[1]);
    return query select was, private.entry_states(visible);
  end $$;
grant execute on function private.act_on_mail to authenticated;

/* Restores the given properties of the caller's entries (undo) and leaves the others. Skips labels that no longer
   exist or are not the caller's; only staff restore shared properties. */
create function private.put_mail_entries(p jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    wanted uuid[] := array(select (e ->> 'threadId')::uuid from jsonb_array_elements(p) e);
    is_shared boolean := exists (select from jsonb_array_elements(p) e where e ?| array['taskStatus', 'dueDate']) and private.is_staff();
    mine uuid[];
    visible uuid[];
  begin
    if is_shared then perform private.lock_threads(wanted); end if;
    mine := private.lock_entries(wanted);
    visible := mine || private.without_entry(wanted);
    if visible = '{}' then raise no_data_found; end if;
    if not private.is_staff() and exists (
        select from jsonb_array_elements(p) g join public.mailbox_entries e on e.user_id = me and e.thread_id = (g ->> 'threadId')::uuid
         where g ? 'dueDate' and (g ->> 'dueDate')::date is distinct from e.due_date) then
      raise insufficient_privilege;
    end if;
    if is_shared then
      update public.threads t set
          task_status = coalesce(g.change ->> 'taskStatus', t.task_status),
          due_date = case when g.change ? 'dueDate' then (g.change ->> 'dueDate')::date else t.due_date end
        from jsonb_array_elements(p) as g (change)
       where t.id = (g.change ->> 'threadId')::uuid and t.id = any (visible);
    end if;
    update public.mailbox_entries e set
        folder = coalesce(g.change ->> 'folder', e.folder),
        is_starred = coalesce((g.change ->> 'isStarred')::boolean, e.is_starred),
        task_status = case when is_shared then e.task_status else coalesce(g.change ->> 'taskStatus', e.task_status) end,
        is_read = coalesce((g.change ->> 'isRead')::boolean, e.is_read),
        unread_count = case when (g.change ->> 'isRead')::boolean is not false then e.unread_count else greatest(e.unread_count, 1) end,
        unread_from = case when (g.change ->> 'isRead')::boolean is not false or e.unread_count > 0 then e.unread_from else e.last_seq end
      from jsonb_array_elements(p) as g (change)
     where e.user_id = me and e.thread_id = (g.change ->> 'threadId')::uuid and e.thread_id = any (mine);
    delete from public.mailbox_labels l using jsonb_array_elements(p) as g (change)
     where l.user_id = me and l.thread_id = any (mine) and l.thread_id = (g.change ->> 'threadId')::uuid and g.change ? 'labelIds';
    insert into public.mailbox_labels (user_id, thread_id, label_id)
    select me, (g ->> 'threadId')::uuid, label.id::uuid
      from jsonb_array_elements(p) g cross join lateral jsonb_array_elements_text(g -> 'labelIds') label (id)
     where (g ->> 'threadId')::uuid = any (mine) and label.id::uuid in (select private.usable_labels())
    on conflict do nothing;
    perform private.hint_mail(me, visible[1]);
    return private.entry_states(visible);
  end $$;
grant execute on function private.put_mail_entries to authenticated;

-- Search ------------------------------------------------------------------------------------------------------------

/* Returns sender and recipients of messages the caller has; for p_senders only the sender. A team is the recipient of the
   messages of its thread and the sender of those in its name, whose author follows as "author". */
create function private.message_people(p_messages uuid[], p_senders uuid[])
  returns table (message_id uuid, user_id uuid, kind text, name text, email text, avatar text, affiliation text, delivered_at timestamptz, read_at timestamptz,
    is_team boolean)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    me uuid := auth.uid();
    addresses boolean := private.sees_addresses();
    is_staff boolean := private.is_staff();
  begin
    if private.my_role() is null then return; end if;
    return query
      with held as materialized (
        select m.*, t.team_id, t.team_read_seq from public.messages m join public.threads t on t.id = m.thread_id
         where m.id = any (p_messages || p_senders)
           and (me = any (m.holders) or (is_staff and exists (select from private.readable_team_conversations c where c.thread_id = t.id))))
      select found.message_id, found.id, found.kind, found.name, found.email, found.avatar, found.affiliation, found.delivered_at, found.read_at,
          found.is_team
        from (
          select m.id as message_id, x.id, x.kind, p.full_name as name, case when addresses or x.id = me then p.email else '' end as email,
              p.avatar_path as avatar, private.affiliation_of(x.id) as affiliation,
              case when me in (m.sender_id, x.id) then x.delivered_at end as delivered_at,
              case when me in (m.sender_id, x.id) then x.read_at end as read_at, p.no, false as is_team
            from held m
            cross join lateral (
              select m.sender_id as id, case when m.from_team then 'author' else 'from' end as kind, null::timestamptz as delivered_at,
                null::timestamptz as read_at
              union all
              select r.user_id, r.kind, r.delivered_at, r.read_at from public.message_recipients r
               where r.message_id = m.id and m.id = any (p_messages) and (r.kind <> 'bcc' or me in (r.user_id, m.sender_id))) x
            join public.profiles p on p.id = x.id
          union all
          select m.id, team.id, case when m.from_team then 'from' else 'to' end, team.name, '', null, null,
              null, case when m.sender_id = me and m.seq <= m.team_read_seq then m.sent_at end, 0, true
            from held m join public.teams team on team.id = m.team_id
           where m.from_team or m.id = any (p_messages)) found
       order by found.message_id, array_position(array['from', 'to', 'cc', 'bcc', 'author'], found.kind), found.no;
  end $$;
grant execute on function private.message_people to authenticated;

/* Returns the matching messages of the teams' conversations that a member of staff reads without a mailbox entry. Of a word
   with more than five thousand matches anywhere, only those in the newest two thousand conversations, so that a rare
   match among many others is bounded too. */
create function private.team_hits(p_query tsquery) returns table (id uuid, thread_id uuid, sent_at timestamptz, rank real)
  language plpgsql stable security definer set search_path = '' rows 100
  as $$
  declare
    weights constant real[] := '{0.1, 0.3, 0.6, 1.0}';
    matches integer;
  begin
    if not private.is_staff() then return; end if;
    select count(*) into matches from (select from public.messages m where m.search @@ p_query limit 5001) some_of_them;
    if matches <= 5000 then
      return query
        with hit as materialized (select m.id, m.thread_id, m.sent_at, m.search from public.messages m where m.search @@ p_query)
        select h.id, h.thread_id, h.sent_at, ts_rank_cd(weights, h.search, p_query, 1) from hit h
         where exists (select from private.readable_team_conversations c where c.thread_id = h.thread_id);
    else
      return query
        select m.id, m.thread_id, m.sent_at, ts_rank_cd(weights, m.search, p_query, 1)
          from (select c.thread_id from private.readable_team_conversations c order by c.last_at desc nulls last, c.thread_id desc limit 2000) c
          join public.messages m on m.thread_id = c.thread_id
         where m.search @@ p_query;
    end if;
  end $$;

/* Returns the best message of each matching thread outside spam and trash, for staff also of the teams' conversations that
   they read (R-869). Runs as its definer, because under
   row-level security the match could not use the index. Above a thousand matches it ranks only the newest 500
   threads, because ranking all would take as long as the mailbox is large. */
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
          select distinct on (h.thread_id) h.* from (
              select h.* from hit h
                join public.mailbox_entries e on e.user_id = me and e.thread_id = h.thread_id and e.folder in ('inbox', 'archive', 'sent')
              union all select * from private.team_hits(p_query)) h
           order by h.thread_id, h.rank desc, h.sent_at desc)
        select b.thread_id, b.id, (count(*) over ())::integer from best b
         order by b.rank desc, b.sent_at desc, b.id limit p_limit offset p_offset;
      return;
    end if;
    return query
      with own as materialized (
        select h.* from public.mailbox_entries e
          cross join lateral (
            select m.id, m.thread_id, m.sent_at, ts_rank_cd(weights, m.search, p_query, 1) as rank
              from public.messages m where m.thread_id = e.thread_id and me = any (m.holders) and m.search @@ p_query
             order by 4 desc, 3 desc limit 1) h
         where e.user_id = me and e.folder in ('inbox', 'archive', 'sent')
         order by e.last_at desc nulls last, e.thread_id desc limit 500),
      best as (
        select distinct on (h.thread_id) h.* from (select * from own union all select * from private.team_hits(p_query)) h
         order by h.thread_id, h.rank desc, h.sent_at desc)
      select b.thread_id, b.id, (count(*) over ())::integer from best b
       order by b.rank desc, b.sent_at desc, b.id limit p_limit offset p_offset;
  end $$;
grant execute on function private.search_mail to authenticated;

/* Returns the caller's threads whose subject or sender matches (R-176). Uses the indexes of subjects and senders for
   few matches, and the newest thousand threads of the mailbox for many. */
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
        select e.thread_id from public.threads t join public.mailbox_entries e on e.thread_id = t.id and e.user_id = me and e.folder <> 'deleted'
         where private.fold(t.subject) like pattern
        union
        select m.thread_id from public.messages m where m.sender_id = any (senders) and m.holders @> array[me];
      return;
    end if;
    return query
      select e.thread_id from public.mailbox_entries e join public.threads t on t.id = e.thread_id
       where e.user_id = me and e.folder in ('inbox', 'archive', 'sent') and (private.fold(t.subject) like pattern
         or exists (select from public.messages m where m.thread_id = e.thread_id and m.sender_id = any (senders) and me = any (m.holders)))
       order by e.last_at desc nulls last, e.thread_id desc limit 1000;
  end $$;
grant execute on function private.threads_like to authenticated;

/* Returns the active people the caller may write to, by name or, where the caller sees addresses, by address. */
create function private.correspondents(p_q text, p_limit integer, p_staff boolean)
  returns table (uid uuid, no integer, name text, email text, avatar text, role text, company text, presence text)
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    pattern text := '%' || regexp_replace(private.fold(btrim(p_q)), '([\\%_])', '\\\1', 'g') || '%';
    is_all boolean := private.is_staff();
    addresses boolean := private.sees_addresses();
    contacts uuid[] := array(select private.my_contacts());
    wanted text[] := case when p_staff then array(select private.staff_roles()) else array(select r.name from public.roles r) end;
  begin
    if private.my_role() is null then return; end if;
    return query
      select p.id, p.no, p.full_name, case when addresses then p.email else '' end, p.avatar_path, p.role, c.name,
        case when p.seen_at > now() - interval '90 seconds' then p.presence else 'offline' end
        from (
          select f.*, ur.role from public.profiles f join private.user_roles ur on ur.user_id = f.id
           where f.status = 'active' and f.id <> auth.uid() and (is_all or f.id = any (contacts)) and ur.role = any (wanted)
             and (pattern = '%%' or private.fold(f.full_name) like pattern or (addresses and private.fold(f.email) like pattern))
           order by private.fold(f.full_name), f.no limit 200) p
        left join public.companies c on c.id = p.company_id
       order by (private.fold(p.full_name) like substr(pattern, 2)) desc, private.fold(p.full_name), p.no limit p_limit;
  end $$;
grant execute on function private.correspondents to authenticated;
