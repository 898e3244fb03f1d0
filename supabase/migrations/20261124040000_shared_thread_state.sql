-- Task status and due date belong to the thread. Entries repeat them, because each folder is one walk along an index of entries
-- (docs/decisions/0025-share-task-status-and-due-date.md).

alter table public.threads
  add column task_status text not null default 'new' check (task_status in ('new', 'in_process', 'completed'));
comment on column public.threads.task_status is 'How far the staff have come with the thread. A customer keeps a status of their own in mailbox_entries.';
comment on column public.threads.due_date is 'The due date everybody in the thread sees; staff change it.';
comment on column public.mailbox_entries.task_status is 'Staff: repeats threads.task_status. Customers: their own status.';
comment on column public.mailbox_entries.due_date is 'Repeats threads.due_date for the index of due threads.';

/* Whether a person, not necessarily the caller, works for the agency. */
create function private.is_staff_user(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.user_roles ur where ur.user_id = p_user and ur.role in (select private.staff_roles()))
  $$;
revoke execute on function private.is_staff_user from public;

/* The furthest status any staff member had set becomes the thread's. */
update public.threads t set task_status = s.task_status
  from (
    select distinct on (e.thread_id) e.thread_id, e.task_status from public.mailbox_entries e
     where private.is_staff_user(e.user_id)
     order by e.thread_id, array_position(array['completed', 'in_process', 'new'], e.task_status)) s
 where s.thread_id = t.id and s.task_status <> t.task_status;
update public.mailbox_entries e set due_date = t.due_date,
    task_status = case when private.is_staff_user(e.user_id) then t.task_status else e.task_status end
  from public.threads t where t.id = e.thread_id;

/* Copies a changed status or due date to the entries, in the order of their users as all delivery locks them, and sends a hint
   to everybody in the thread but the caller, who gets one from the action. */
create function private.share_thread_state() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
  begin
    for person in
      select e.user_id, e.folder from public.mailbox_entries e where e.thread_id = new.id order by e.user_id for update
    loop
      update public.mailbox_entries e set due_date = new.due_date,
          task_status = case when private.is_staff_user(e.user_id) then new.task_status else e.task_status end
       where e.thread_id = new.id and e.user_id = person.user_id;
      if person.folder <> 'gone' and person.user_id is distinct from auth.uid() then
        perform private.hint_mail(person.user_id, new.id);
      end if;
    end loop;
    return null;
  end $$;
create trigger threads_share_state after update of task_status, due_date on public.threads for each row
  when (old.task_status is distinct from new.task_status or old.due_date is distinct from new.due_date)
  execute function private.share_thread_state();

/* A person who becomes staff sees the status of the staff from then on. */
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
revoke execute on function private.share_thread_state, private.share_state_with_staff from public;

/* Puts a message into a person's mailbox. A message takes a thread out of the trash and, when it was received, out of the
   archive; spam stays spam. */
create or replace function private.deliver(p_user uuid, p_message public.messages, p_sent boolean, p_received boolean, p_files boolean, p_due date)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_status text := 'new';
  begin
    if private.is_staff_user(p_user) then
      select t.task_status into v_status from public.threads t where t.id = p_message.thread_id;
    end if;
    update public.mailbox_entries e set
      folder = case
        when e.folder = 'trash' then 'inbox'
        when p_received and e.folder in ('archive', 'none', 'gone') then 'inbox'
        when e.folder = 'gone' then 'none' else e.folder end,
      is_read = case when p_received then false when p_sent then true else e.is_read end,
      unread_from = case when p_received and e.is_read then p_message.seq else e.unread_from end,
      unread_count = case when not p_received then e.unread_count when e.is_read then 1 else e.unread_count + 1 end,
      has_sent = (e.has_sent and e.folder <> 'gone') or p_sent,
      has_attachments = (e.has_attachments and e.folder <> 'gone') or p_files,
      is_starred = e.is_starred and e.folder <> 'gone',
      task_status = case when e.folder = 'gone' then v_status else e.task_status end,
      message_count = case when e.folder = 'gone' then 1 else e.message_count + 1 end,
      last_seq = p_message.seq, last_message_id = p_message.id, last_at = p_message.sent_at
     where e.user_id = p_user and e.thread_id = p_message.thread_id;
    if found then return; end if;
    insert into public.mailbox_entries (user_id, thread_id, no, folder, is_read, has_sent, has_attachments, due_date, task_status,
      unread_count, unread_from, message_count, last_seq, last_message_id, last_at)
    values (p_user, p_message.thread_id, private.next_mail_no(p_user), case when p_received then 'inbox' else 'none' end,
      not p_received, p_sent, p_files, p_due, v_status, case when p_received then 1 else 0 end, p_message.seq, 1, p_message.seq,
      p_message.id, p_message.sent_at);
  end $$;

/* Sends a message, once for each id: the same id by the same person returns the first. Refuses with P0002 what the caller may
   not know of, QM001 and QM002 recipients, QM003 a project, QM004 a file, QM007 a due date that is past everywhere on earth.
   A customer's message reopens a completed thread. */
create or replace function private.send_message(p jsonb) returns table (thread_id uuid, message_id uuid, is_new boolean)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    me uuid := auth.uid();
    v_id uuid := (p ->> 'id')::uuid;
    v_thread public.threads;
    v_message public.messages;
    v_people uuid[];
    v_subject text := p ->> 'subject';
    v_files integer;
    v_name text;
    person record;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 21));
    select m.* into v_message from public.messages m where m.id = v_id;
    if found then
      if v_message.sender_id is distinct from me then raise no_data_found; end if;
      return query select v_message.thread_id, v_message.id, false;
      return;
    end if;
    select array_agg(a.user_id) into v_people from private.addressed(p) a;

    if p ->> 'threadId' is null then
      perform private.check_recipients(null, v_people);
      if p ->> 'projectId' is not null and not private.may_read_project((p ->> 'projectId')::uuid) then
        raise exception 'no such project' using errcode = 'QM003';
      end if;
      perform private.check_due_date((p ->> 'dueDate')::date);
      insert into public.threads (subject, project_id, due_date, last_seq, created_by)
      values (v_subject, (p ->> 'projectId')::uuid, (p ->> 'dueDate')::date, 1, me) returning * into v_thread;
    else
      if not exists (select from public.mailbox_entries e
          where e.user_id = me and e.thread_id = (p ->> 'threadId')::uuid and e.folder <> 'gone') then
        raise no_data_found;
      end if;
      -- The row of the thread is its lock: one message at a time gets the next number, and is delivered in its order.
      update public.threads t set last_seq = t.last_seq + 1,
          task_status = case when t.task_status = 'completed' and not private.is_staff() then 'new' else t.task_status end
       where t.id = (p ->> 'threadId')::uuid returning * into v_thread;
      perform private.check_recipients(v_thread.id, v_people);
    end if;

    select p.full_name || ' ' || p.email into v_name from public.profiles p where p.id = me;
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at)
    values (v_id, v_thread.id, v_thread.last_seq, me, coalesce(nullif(v_subject, ''), v_thread.subject), p ->> 'html', p ->> 'text',
      (select array_agg(distinct h) from unnest(v_people || me) h),
      private.item_search(coalesce(nullif(v_subject, ''), v_thread.subject), v_name, '{}', '', p ->> 'text'), clock_timestamp())
    returning * into v_message;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select v_id, a.user_id, a.kind, v_thread.id, v_message.seq from private.addressed(p) a;
    v_files := private.attach_files(v_id, p);

    for person in
      select h.id, a.kind from unnest(v_message.holders) as h (id) left join private.addressed(p) a on a.user_id = h.id order by h.id
    loop
      perform private.deliver(person.id, v_message, person.id = me, person.kind is not null, v_files > 0, v_thread.due_date);
      perform private.hint_mail(person.id, v_thread.id, v_message.seq);
      if person.kind = 'to' and person.id <> me then
        delete from public.notifications n where n.user_id = person.id and n.read_at is null
          and n.kind = 'message_received' and n.payload ->> 'threadId' = v_thread.id::text;
        perform private.notify(person.id, 'message_received',
          jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', private.name_of(me)));
      end if;
    end loop;
    delete from public.mail_drafts d where d.user_id = me and d.id = (p ->> 'draftId')::uuid;
    return query select v_thread.id, v_id, true;
  end $$;

/* Refuses a due date that is past everywhere on earth; a browser knows its own day and refuses earlier. */
create function private.check_due_date(p_day date) returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if p_day < (now() at time zone 'Etc/GMT+12')::date then
      raise exception 'the due date is past' using errcode = 'QM007';
    end if;
  end $$;
revoke execute on function private.check_due_date from public;

/* Locks threads of the caller's whose shared state is to change, before any entry and in one order, as send_message does. */
create function private.lock_threads(p_threads uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.is_staff() then raise insufficient_privilege; end if;
    perform from public.threads t
      where t.id in (select e.thread_id from public.mailbox_entries e
        where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'gone')
      order by t.id for update;
    perform from public.mailbox_entries e
      where e.thread_id in (select own.thread_id from public.mailbox_entries own
        where own.user_id = auth.uid() and own.thread_id = any (p_threads) and own.folder <> 'gone')
      order by e.thread_id, e.user_id for update;
  end $$;
revoke execute on function private.lock_threads from public;

/* Acts on threads of the caller's and returns their entries before and after; skips unknown ids. Staff change the status and
   the due date of the thread; a customer changes their own status. */
create or replace function private.act_on_mail(p_action text, p_threads uuid[], p_value text) returns table (before jsonb, after jsonb)
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    mine uuid[];
    was jsonb;
  begin
    if p_action = 'due-date' or (p_action = 'task-status' and private.is_staff()) then
      perform private.lock_threads(p_threads);
    end if;
    mine := private.lock_entries(p_threads);
    was := private.entry_states(mine);
    case
      when p_action in ('archive', 'inbox', 'trash', 'spam') then
        update public.mailbox_entries e set folder = p_action where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'delete' then perform private.forget_mail(mine);
      when p_action = 'read' then
        update public.mailbox_entries e set is_read = true where e.user_id = me and e.thread_id = any (mine);
        perform private.read_mail(mine);
      when p_action = 'unread' then
        update public.mailbox_entries e set is_read = false, unread_count = greatest(e.unread_count, 1),
          unread_from = case when e.unread_count > 0 then e.unread_from else e.last_seq end
         where e.user_id = me and e.thread_id = any (mine);
      when p_action in ('star', 'unstar') then
        update public.mailbox_entries e set is_starred = p_action = 'star' where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'task-status' and private.is_staff() then
        update public.threads t set task_status = p_value where t.id = any (mine);
      when p_action = 'task-status' then
        update public.mailbox_entries e set task_status = p_value where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'due-date' then
        perform private.check_due_date(p_value::date);
        update public.threads t set due_date = p_value::date where t.id = any (mine);
      when p_action = 'label' then
        if p_value::uuid not in (select private.usable_labels()) then raise exception 'no such label' using errcode = 'QM006'; end if;
        insert into public.mailbox_labels (user_id, thread_id, label_id)
        select me, id, p_value::uuid from unnest(mine) as id on conflict do nothing;
      when p_action = 'unlabel' then
        delete from public.mailbox_labels l where l.user_id = me and l.thread_id = any (mine) and l.label_id = p_value::uuid;
    end case;
    perform private.hint_mail(me, mine[1]);
    return query select was, private.entry_states(mine);
  end $$;

/* Restores the given properties of the caller's entries (undo) and leaves the others. Labels that no longer exist, or never were
   the caller's, are skipped. Only staff restore what is shared. */
create or replace function private.put_mail_entries(p jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    wanted uuid[] := array(select (e ->> 'threadId')::uuid from jsonb_array_elements(p) e);
    is_shared boolean := exists (select from jsonb_array_elements(p) e where e ?| array['taskStatus', 'dueDate']) and private.is_staff();
    mine uuid[];
  begin
    if is_shared then perform private.lock_threads(wanted); end if;
    mine := private.lock_entries(wanted);
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
       where t.id = (g.change ->> 'threadId')::uuid and t.id = any (mine);
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
    perform private.hint_mail(me, mine[1]);
    return private.entry_states(mine);
  end $$;
