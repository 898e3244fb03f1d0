-- Sending messages, at once, after the undo time or at a chosen time. Clients send mail only through these functions.

/* Returns the people to whom a message is addressed, each once: to before cc before bcc. */
create function private.addressed(p jsonb) returns table (user_id uuid, kind text)
  language sql stable set search_path = ''
  as $$
    select distinct on (a.id) a.id::uuid, k.kind
      from (values (1, 'to'), (2, 'cc'), (3, 'bcc')) as k (rank, kind)
      cross join lateral jsonb_array_elements_text(p -> k.kind) as a (id)
     where a.id::uuid not in (select t.id from public.teams t)
     order by a.id, k.rank
  $$;

/* Returns the team to which a message is addressed; a hidden one and a second one are refused like unknown people. */
create function private.addressed_team(p jsonb) returns uuid
  language plpgsql stable set search_path = ''
  as $$
  declare
    named uuid[] := array(select t.id from public.teams t where t.id in (
      select n::uuid from jsonb_array_elements_text(coalesce(p -> 'to', '[]') || coalesce(p -> 'cc', '[]')) n));
  begin
    if cardinality(named) > 1
      or exists (select from jsonb_array_elements_text(p -> 'bcc') n join public.teams t on t.id = n::uuid) then
      raise exception 'recipient not allowed' using errcode = 'QM001';
    end if;
    return named[1];
  end $$;

/* Refuses recipients the caller may not write to, and clients of two companies in one thread. */
create function private.check_recipients(p_thread uuid, p_people uuid[]) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    stranger boolean;
    companies integer;
  begin
    with known as (
      select m.sender_id as id from public.messages m where m.thread_id = p_thread and me = any (m.holders)
      union
      select r.user_id from public.messages m join public.message_recipients r on r.message_id = m.id
       where m.thread_id = p_thread and me = any (m.holders) and (r.kind <> 'bcc' or r.user_id = me or m.sender_id = me)),
    writable as (
      select p.id from public.profiles p where p.id = any (p_people) and p.status = 'active' and private.is_staff()
      union
      select c from private.my_contacts() c)
    select exists (
      select from unnest(p_people) as person (id)
       where person.id is distinct from me and person.id not in (select k.id from known k where k.id is not null)
         and person.id not in (select w.id from writable w)) into stranger;
    if stranger then raise exception 'recipient not allowed' using errcode = 'QM001'; end if;

    select count(distinct coalesce(p.company_id, p.id)) into companies
      from public.profiles p join private.user_roles ur on ur.user_id = p.id
     where ur.role not in (select private.staff_roles())
       and (p.id = me or p.id = any (p_people) or p.id in (select e.user_id from public.mailbox_entries e where e.thread_id = p_thread));
    if companies > 1 then raise exception 'clients of two companies' using errcode = 'QM002'; end if;
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

/* Adds a message to a person's mailbox; moves the thread out of the trash and, if received, out of the archive; spam
   stays spam. */
create function private.add_to_mailbox(p_user uuid, p_message public.messages, p_sent boolean, p_received boolean, p_files boolean, p_due date)
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
        when p_received and e.folder in ('archive', 'sent', 'deleted') then 'inbox'
        when e.folder = 'deleted' then 'sent' else e.folder end,
      is_read = case when p_received then false when p_sent then true else e.is_read end,
      unread_from = case when p_received and e.is_read then p_message.seq else e.unread_from end,
      unread_count = case when not p_received then e.unread_count when e.is_read then 1 else e.unread_count + 1 end,
      has_sent = (e.has_sent and e.folder <> 'deleted') or p_sent,
      has_attachments = (e.has_attachments and e.folder <> 'deleted') or p_files,
      is_starred = e.is_starred and e.folder <> 'deleted',
      task_status = case when e.folder = 'deleted' then v_status else e.task_status end,
      message_count = case when e.folder = 'deleted' then 1 else e.message_count + 1 end,
      last_seq = p_message.seq, last_message_id = p_message.id, last_at = p_message.sent_at
     where e.user_id = p_user and e.thread_id = p_message.thread_id;
    if found then return; end if;
    insert into public.mailbox_entries (user_id, thread_id, no, folder, is_read, has_sent, has_attachments, due_date, task_status,
      unread_count, unread_from, message_count, last_seq, last_message_id, last_at)
    values (p_user, p_message.thread_id, private.next_mail_no(p_user), case when p_received then 'inbox' else 'sent' end,
      not p_received, p_sent, p_files, p_due, v_status, case when p_received then 1 else 0 end, p_message.seq, 1, p_message.seq,
      p_message.id, p_message.sent_at);
  end $$;

/* Sends a hint to a person's open tabs: a new message, which the sending tab knows, or without a number an action. */
create function private.hint_mail(p_user uuid, p_thread uuid, p_seq integer default null) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select realtime.send(jsonb_strip_nulls(jsonb_build_object('threadId', p_thread, 'seq', p_seq,
      'from', case when p_seq is not null then private.caller_tab() end)), 'mail', 'user:' || p_user, true)
  $$;

/* Inserts the files of a message, uploads of the sender and files forwarded from a message the sender has; returns whether it
   has any. */
create function private.attach_files(p_message uuid, p jsonb) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    wanted integer := jsonb_array_length(p -> 'attachments') + jsonb_array_length(p -> 'forwardAttachmentIds');
    written integer;
  begin
    if wanted = 0 then return false; end if;
    insert into public.message_attachments (id, message_id, position, name, size, mime, path)
    select case when exists (select from public.message_attachments k where k.id = (f.file ->> 'id')::uuid) then gen_random_uuid()
        else (f.file ->> 'id')::uuid end,
      p_message, f.n, f.file ->> 'name', coalesce((o.metadata ->> 'size')::bigint, (f.file ->> 'size')::bigint), f.file ->> 'mime', o.name
      from jsonb_array_elements(p -> 'attachments') with ordinality as f (file, n)
      join storage.objects o on o.bucket_id = 'mail-files' and o.name = me || '/' || (f.file ->> 'id');
    get diagnostics written = row_count;
    if written < jsonb_array_length(p -> 'attachments') then raise exception 'no such file' using errcode = 'QM004'; end if;
    insert into public.message_attachments (message_id, position, name, size, mime, path)
    select p_message, 100 + f.n, a.name, a.size, a.mime, a.path
      from jsonb_array_elements_text(p -> 'forwardAttachmentIds') with ordinality as f (id, n)
      join public.message_attachments a on a.id = f.id::uuid
     where private.holds_message(a.message_id);
    get diagnostics written = row_count;
    if written < jsonb_array_length(p -> 'forwardAttachmentIds') then raise exception 'no such file' using errcode = 'QM004'; end if;
    return true;
  end $$;

/* Returns the names of a message's files as words to search, because a name is otherwise one word. */
create function private.file_words(p jsonb) returns text[]
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(array_agg(names.name || ' ' || regexp_replace(names.name, '[._-]+', ' ', 'g')), '{}') from (
      select f ->> 'name' as name from jsonb_array_elements(p -> 'attachments') f
      union all
      select a.name from public.message_attachments a
       where a.id in (select f::uuid from jsonb_array_elements_text(p -> 'forwardAttachmentIds') f)) names
  $$;

/* Sends a message once for each id: the same id by the same person returns the first. Raises P0002 for an unknown
   thread, QM001 and QM002 for recipients, QM003 for a project, QM004 for a file, QM007 for a past due date. A
   client's message reopens a completed thread. The first message decides whether a team has the thread; a member of staff
   who answers from the shared inbox gets no entry, because the conversation is the team's. */
create function private.send_message(p jsonb) returns table (thread_id uuid, is_new boolean)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    me uuid := auth.uid();
    v_id uuid := (p ->> 'id')::uuid;
    v_thread public.threads;
    v_message public.messages;
    v_people uuid[];
    v_team uuid := private.addressed_team(p);
    from_team boolean := false;
    has_entry boolean := true;
    v_subject text := p ->> 'subject';
    has_files boolean;
    v_name text;
    notice jsonb;
    person record;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 21));
    select m.* into v_message from public.messages m where m.id = v_id;
    if found then
      if v_message.sender_id is distinct from me then raise no_data_found; end if;
      return query select v_message.thread_id, false;
      return;
    end if;
    delete from private.held_messages h where h.id = v_id and h.sender_id = me;
    if exists (select from private.held_messages h where h.id = v_id) then raise no_data_found; end if;
    v_people := array(select a.user_id from private.addressed(p) a);

    if p ->> 'threadId' is null then
      perform private.check_recipients(null, v_people);
      if p ->> 'projectId' is not null and not private.may_read_project((p ->> 'projectId')::uuid) then
        raise exception 'no such project' using errcode = 'QM003';
      end if;
      perform private.check_due_date((p ->> 'dueDate')::date);
      insert into public.threads (subject, project_id, due_date, last_seq, created_by, team_id)
      values (v_subject, (p ->> 'projectId')::uuid, (p ->> 'dueDate')::date, 1, me, v_team) returning * into v_thread;
    else
      has_entry := exists (select from public.mailbox_entries e
        where e.user_id = me and e.thread_id = (p ->> 'threadId')::uuid and e.folder <> 'deleted');
      if not has_entry and not private.reads_team_thread((p ->> 'threadId')::uuid) then raise no_data_found; end if;
      -- The update locks the thread, so messages are numbered and delivered one after the other.
      update public.threads t set last_seq = t.last_seq + 1,
          task_status = case when t.task_status = 'completed' and not private.is_staff() then 'new' else t.task_status end
       where t.id = (p ->> 'threadId')::uuid returning * into v_thread;
      if v_team is distinct from v_thread.team_id and v_team is not null then
        raise exception 'recipient not allowed' using errcode = 'QM001';
      end if;
      perform private.check_recipients(v_thread.id, v_people);
      from_team := v_thread.created_by is distinct from me and private.reads_team_thread(v_thread.id);
      v_subject := coalesce(nullif(v_subject, ''), v_thread.subject);
    end if;

    select p.full_name || ' ' || p.email into v_name from public.profiles p where p.id = me;
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at, from_team)
    values (v_id, v_thread.id, v_thread.last_seq, me, v_subject, p ->> 'html', p ->> 'text',
      array(select distinct h from unnest(case when has_entry then v_people || me else v_people end) h),
      private.item_search(v_subject, v_name, private.file_words(p), '', p ->> 'text'), clock_timestamp(),
      from_team)
    returning * into v_message;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select v_id, a.user_id, a.kind, v_thread.id, v_message.seq from private.addressed(p) a;
    has_files := private.attach_files(v_id, p);

    notice := jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', private.name_of(me));
    for person in
      select h.id, r.kind from unnest(v_message.holders) as h (id)
        left join public.message_recipients r on r.message_id = v_id and r.user_id = h.id order by h.id
    loop
      perform private.add_to_mailbox(person.id, v_message, person.id = me, person.kind is not null, has_files, v_thread.due_date);
      perform private.hint_mail(person.id, v_thread.id, v_message.seq);
      if person.kind is not null and person.id <> me
        and private.is_mentioned(p ->> 'text', private.name_of(person.id)) then
        perform private.notify(person.id, 'mentioned', notice);
      elsif person.kind = 'to' and person.id <> me then
        perform private.notify_again(person.id, 'message_received', notice, 'threadId');
      end if;
    end loop;
    if v_thread.team_id is not null then perform private.add_to_team(v_message, has_files); end if;
    delete from public.mail_drafts d where d.user_id = me and d.id = v_id;
    return query select v_thread.id, true;
  end $$;
grant execute on function private.send_message to authenticated;

/* Refuses a time of sending that is not within the next year, and a due date before it. */
create function private.check_send_time(p_send_at timestamptz, p_due date) returns void
  language plpgsql stable set search_path = ''
  as $$
  begin
    if p_send_at < now() - interval '1 minute' or p_send_at > now() + interval '366 days' then
      raise exception 'not a time of the next year' using errcode = 'QM010';
    end if;
    if p_due < (p_send_at at time zone 'Etc/GMT+12')::date then
      raise exception 'due before it is sent' using errcode = 'QM009';
    end if;
  end $$;

/* Holds a message until it can no longer be undone, or until the time at which it is sent, and hides its draft, which gets
   p_people as recipients; returns that time, or null when the message was sent before. Sends it in a subtransaction that is
   rolled back, so that it raises what send_message would raise. */
create function private.hold_message(p jsonb, p_people jsonb, p_send_at timestamptz default null) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    v_id uuid := (p ->> 'id')::uuid;
    held private.held_messages;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 21));
    select * into held from private.held_messages h where h.id = v_id;
    if held.sender_id = me and p_send_at is null then return held.due_at; end if;
    -- Scheduled again, for example after a lost response: the newer one counts.
    delete from private.held_messages h where h.id = v_id and h.sender_id = me;
    if (select count(*) from private.held_messages h where h.sender_id = me and h.is_scheduled = (p_send_at is not null)) >= 50 then
      raise configuration_limit_exceeded using message = 'too many messages are being sent';
    end if;
    perform private.check_send_time(p_send_at, (p ->> 'dueDate')::date);
    begin
      if not (select s.is_new from private.send_message(p) s) then return null; end if;
      raise exception 'it can be sent' using errcode = 'QM008';
    exception when sqlstate 'QM008' then null;
    end;
    insert into public.mail_drafts (user_id, id, thread_id, content)
    select me, v_id, (p ->> 'threadId')::uuid, (p - array['id', 'threadId', 'text']) || p_people
     where exists (select from public.mail_drafts d where d.user_id = me and d.id = v_id)
        or (select count(*) from public.mail_drafts d where d.user_id = me) < 1000
    on conflict (user_id, id) do update set thread_id = excluded.thread_id, content = excluded.content;
    -- Later the draft is all that its author sees of the message.
    if p_send_at is not null and not exists (select from public.mail_drafts d where d.user_id = me and d.id = v_id) then
      raise configuration_limit_exceeded using message = 'too many drafts';
    end if;
    insert into private.held_messages (id, sender_id, body, due_at, is_scheduled)
    values (v_id, me, p, coalesce(p_send_at, clock_timestamp() + private.undo_time()), p_send_at is not null)
    returning * into held;
    if held.is_scheduled then perform private.hint_mail(me, coalesce((p ->> 'threadId')::uuid, v_id)); end if;
    return held.due_at;
  end $$;
grant execute on function private.hold_message to authenticated;

/* Locks and returns a message that the caller holds; raises P0002 when there is none. */
create function private.lock_held_message(p_id uuid) returns private.held_messages
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    held private.held_messages;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(p_id::text, 21));
    select * into held from private.held_messages h where h.id = p_id and h.sender_id = auth.uid();
    if not found then raise no_data_found; end if;
    return held;
  end $$;

/* Changes when a scheduled message of the caller is sent, null for now, when it can still be undone; returns that time. Raises
   P0002 when there is none. */
create function private.reschedule_message(p_id uuid, p_send_at timestamptz) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    held private.held_messages := private.lock_held_message(p_id);
  begin
    if not held.is_scheduled then raise no_data_found; end if;
    perform private.check_send_time(p_send_at, (held.body ->> 'dueDate')::date);
    update private.held_messages h
       set due_at = coalesce(p_send_at, clock_timestamp() + private.undo_time()), is_scheduled = p_send_at is not null
     where h.id = p_id returning * into held;
    perform private.hint_mail(auth.uid(), coalesce((held.body ->> 'threadId')::uuid, p_id));
    return held.due_at;
  end $$;
grant execute on function private.reschedule_message to authenticated;

/* Returns the messages of the caller that are sent later, with their drafts. */
create function private.scheduled_messages()
  returns table (id uuid, no integer, thread_id uuid, content jsonb, updated_at timestamptz, send_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  begin
    if private.my_role() is null then return; end if;
    return query
      select d.id, d.no, d.thread_id, d.content, d.updated_at, h.due_at
        from private.held_messages h join public.mail_drafts d on d.user_id = h.sender_id and d.id = h.id
       where h.sender_id = auth.uid() and h.is_scheduled order by h.due_at, h.id;
  end $$;
grant execute on function private.scheduled_messages to authenticated;

/* Takes back a message that the caller holds, so that its draft is shown again; raises P0002 when there is none. */
create function private.undo_message(p_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    held private.held_messages := private.lock_held_message(p_id);
  begin
    delete from private.held_messages h where h.id = p_id;
    if held.is_scheduled then perform private.hint_mail(auth.uid(), coalesce((held.body ->> 'threadId')::uuid, p_id)); end if;
  end $$;
grant execute on function private.undo_message to authenticated;

/* Sends due messages as their senders and returns their number. One that can no longer be sent is a draft again; the author of
   a scheduled one is told why (R-805). */
create function private.finish_messages() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    caller constant text := coalesce(current_setting('request.jwt.claims', true), '');
    waiting record;
    held private.held_messages;
    done integer := 0;
  begin
    for waiting in select h.id from private.held_messages h where h.due_at <= clock_timestamp() order by h.due_at limit 100 loop
      -- The lock of send_message and undo_message; a message whose lock is taken is being sent or undone.
      continue when not pg_try_advisory_xact_lock(hashtextextended(waiting.id::text, 21));
      delete from private.held_messages h where h.id = waiting.id returning h.* into held;
      continue when held.id is null;
      perform set_config('request.jwt.claims',
        json_build_object('sub', held.sender_id, 'role', 'authenticated', 'aal', 'aal2')::text, true);
      begin
        perform private.send_message(held.body);
        done := done + 1;
      exception when others then
        raise warning 'message % of % is a draft again: %', held.id, held.sender_id, sqlstate;
        perform private.hint_mail(held.sender_id, coalesce((held.body ->> 'threadId')::uuid, held.id));
        continue when not held.is_scheduled;
        -- Nobody is notified of what they do themselves, and this may run in a call of the author.
        perform set_config('request.jwt.claims', '', true);
        perform private.notify(held.sender_id, 'message_not_sent', jsonb_strip_nulls(jsonb_build_object(
          'threadId', held.body ->> 'threadId', 'draftId', held.id, 'title', nullif(held.body ->> 'subject', ''),
          'status', case sqlstate when 'QM001' then 'recipients' when 'QM002' then 'recipients' when 'QM003' then 'project'
            when 'QM004' then 'file' when 'QM007' then 'due' when 'P0002' then 'thread' else 'other' end)));
      end;
    end loop;
    perform set_config('request.jwt.claims', caller, true);
    return done;
  end $$;

/* Completes the deliveries and sends the messages whose undo time has passed. private.require_session calls it before the
   work of each call of the API, and on hosted Supabase a timer each minute (R-750); an error is logged and stops no
   caller. */
create function private.finish_due() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.pending_deliveries d where d.due_at <= clock_timestamp())
      and not exists (select from private.held_messages h where h.due_at <= clock_timestamp()) then return; end if;
    begin
      perform private.finish_deliveries();
      perform private.finish_messages();
    exception when others then
      raise warning 'due deliveries and messages remain: % %', sqlstate, sqlerrm;
    end;
  end $$;

-- The timer of hosted Supabase; the embedded Supabase has its own.
do $setup$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron;
  perform cron.schedule('quillport-due', '* * * * *', 'select private.finish_due()');
  perform cron.schedule('quillport-timer-log', '23 3 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '1 day' $job$);
end
$setup$;
