-- Sending, receipts, actions on threads, and search. Clients write mail only through these functions.
-- Task status and due date belong to the thread; entries repeat them for their indexes (decision 0025).

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

/* Inserts the files of a message: uploads of the sender and files forwarded from a message the sender has. */
create function private.attach_files(p_message uuid, p jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    wanted integer := jsonb_array_length(p -> 'attachments') + jsonb_array_length(p -> 'forwardAttachmentIds');
    written integer;
  begin
    if wanted = 0 then return 0; end if;
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
    return wanted;
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
    v_files integer;
    v_name text;
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
    end if;

    select p.full_name || ' ' || p.email into v_name from public.profiles p where p.id = me;
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at, from_team)
    values (v_id, v_thread.id, v_thread.last_seq, me, coalesce(nullif(v_subject, ''), v_thread.subject), p ->> 'html', p ->> 'text',
      array(select distinct h from unnest(case when has_entry then v_people || me else v_people end) h),
      private.item_search(coalesce(nullif(v_subject, ''), v_thread.subject), v_name, private.file_words(p), '', p ->> 'text'), clock_timestamp(),
      from_team)
    returning * into v_message;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select v_id, a.user_id, a.kind, v_thread.id, v_message.seq from private.addressed(p) a;
    v_files := private.attach_files(v_id, p);

    for person in
      select h.id, a.kind from unnest(v_message.holders) as h (id) left join private.addressed(p) a on a.user_id = h.id order by h.id
    loop
      perform private.add_to_mailbox(person.id, v_message, person.id = me, person.kind is not null, v_files > 0, v_thread.due_date);
      perform private.hint_mail(person.id, v_thread.id, v_message.seq);
      if person.kind is not null and person.id <> me
        and private.is_mentioned(p ->> 'text', private.name_of(person.id)) then
        perform private.notify(person.id, 'mentioned',
          jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', private.name_of(me)));
      elsif person.kind = 'to' and person.id <> me then
        perform private.notify_again(person.id, 'message_received',
          jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', private.name_of(me)), 'threadId');
      end if;
    end loop;
    if v_thread.team_id is not null then perform private.add_to_team(v_message, v_files > 0); end if;
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

/* Holds a message and its draft, which is hidden until then: until it can no longer be undone, or until the time at which it
   is sent; returns that time, or null when the message was sent before. Sends it in a subtransaction that is rolled back, so
   that it raises what send_message would raise. */
create function private.hold_message(p jsonb, p_draft jsonb, p_send_at timestamptz default null) returns timestamptz
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
    select me, v_id, (p ->> 'threadId')::uuid, p_draft
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

/* Changes when a scheduled message of the caller is sent, null for now, when it can still be undone; returns that time. Raises
   P0002 when there is none. */
create function private.reschedule_message(p_id uuid, p_send_at timestamptz) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    held private.held_messages;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(p_id::text, 21));
    select * into held from private.held_messages h where h.id = p_id and h.sender_id = auth.uid() and h.is_scheduled;
    if not found then raise no_data_found; end if;
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
    held private.held_messages;
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    perform pg_advisory_xact_lock(hashtextextended(p_id::text, 21));
    delete from private.held_messages h where h.id = p_id and h.sender_id = auth.uid() returning h.* into held;
    if not found then raise no_data_found; end if;
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
