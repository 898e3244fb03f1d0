-- Sending and receipts. All writing of mail goes through functions; what is done to threads is in the next file.

/* The people a message goes to, each once: to before cc before bcc. */
create function private.addressed(p jsonb) returns table (user_id uuid, kind text)
  language sql immutable set search_path = ''
  as $$
    select distinct on (a.id) a.id::uuid, a.kind from (
      select 1 as rank, 'to' as kind, jsonb_array_elements_text(p -> 'to') as id
      union all select 2, 'cc', jsonb_array_elements_text(p -> 'cc')
      union all select 3, 'bcc', jsonb_array_elements_text(p -> 'bcc')) a
     order by a.id, a.rank
  $$;
revoke execute on function private.addressed from public;

/* Refuses recipients the caller may not write to and does not already share the thread with, and a thread of customers
   of two companies: each would read the other's name, address and presence there. */
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
    if stranger then raise exception 'not a correspondent' using errcode = 'QM001'; end if;

    select count(distinct coalesce(p.company_id, p.id)) into companies
      from public.profiles p join private.user_roles ur on ur.user_id = p.id
     where ur.role not in (select private.staff_roles())
       and (p.id = me or p.id = any (p_people) or p.id in (select e.user_id from public.mailbox_entries e where e.thread_id = p_thread));
    if companies > 1 then raise exception 'customers of two companies' using errcode = 'QM002'; end if;
  end $$;
revoke execute on function private.check_recipients from public;

/* Puts a message into somebody's mailbox: a sent one where it was, a received one back to the inbox from the archive,
   and nowhere else from spam and trash. */
create function private.deliver(p_user uuid, p_message public.messages, p_sent boolean, p_received boolean, p_files boolean, p_due date)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    update public.mailbox_entries e set
      folder = case
        when p_received and e.folder in ('archive', 'none', 'gone') then 'inbox'
        when e.folder = 'gone' then 'none' else e.folder end,
      is_read = case when p_received then false when p_sent then true else e.is_read end,
      unread_from = case when p_received and e.is_read then p_message.seq else e.unread_from end,
      unread_count = case when not p_received then e.unread_count when e.is_read then 1 else e.unread_count + 1 end,
      has_sent = (e.has_sent and e.folder <> 'gone') or p_sent,
      has_attachments = (e.has_attachments and e.folder <> 'gone') or p_files,
      is_starred = e.is_starred and e.folder <> 'gone',
      task_status = case when e.folder = 'gone' then 'new' else e.task_status end,
      message_count = case when e.folder = 'gone' then 1 else e.message_count + 1 end,
      last_seq = p_message.seq, last_message_id = p_message.id, last_at = p_message.sent_at
     where e.user_id = p_user and e.thread_id = p_message.thread_id;
    if found then return; end if;
    insert into public.mailbox_entries (user_id, thread_id, no, folder, is_read, has_sent, has_attachments, due_date,
      unread_count, unread_from, message_count, last_seq, last_message_id, last_at)
    values (p_user, p_message.thread_id, private.next_mail_no(p_user), case when p_received then 'inbox' else 'none' end,
      not p_received, p_sent, p_files, p_due, case when p_received then 1 else 0 end, p_message.seq, 1, p_message.seq,
      p_message.id, p_message.sent_at);
  end $$;
revoke execute on function private.deliver from public;

/* Tells a person's open tabs that a message came, or without its number that they did something in another tab. */
create function private.hint_mail(p_user uuid, p_thread uuid, p_seq integer default null) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select realtime.send(jsonb_strip_nulls(jsonb_build_object('threadId', p_thread, 'seq', p_seq)), 'mail', 'user:' || p_user, true)
  $$;
revoke execute on function private.hint_mail from public;

/* Writes the files of a message down: uploaded ones whose object is the sender's, and those sent on from a message they have. */
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
      join public.messages m on m.id = a.message_id and me = any (m.holders);
    get diagnostics written = row_count;
    if written < jsonb_array_length(p -> 'forwardAttachmentIds') then raise exception 'no such file' using errcode = 'QM004'; end if;
    return wanted;
  end $$;
revoke execute on function private.attach_files from public;

/* Sends a message, once for each id: the same id by the same person answers with the first. Refuses with P0002 what the
   caller may not know of, QM001 and QM002 recipients, QM003 a project, QM004 a file. */
create function private.send_message(p jsonb) returns table (thread_id uuid, message_id uuid, is_new boolean)
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
      insert into public.threads (subject, project_id, due_date, last_seq, created_by)
      values (v_subject, (p ->> 'projectId')::uuid, (p ->> 'dueDate')::date, 1, me) returning * into v_thread;
    else
      if not exists (select from public.mailbox_entries e
          where e.user_id = me and e.thread_id = (p ->> 'threadId')::uuid and e.folder <> 'gone') then
        raise no_data_found;
      end if;
      -- The row of the thread is its lock: one message at a time gets the next number, and is delivered in its order.
      update public.threads t set last_seq = t.last_seq + 1 where t.id = (p ->> 'threadId')::uuid returning * into v_thread;
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

/* Tells the senders of messages what became of them: one hint each, naming the newest. */
create function private.hint_receipts(p_thread uuid, p_messages uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    told record;
  begin
    for told in
      select distinct on (m.sender_id) m.sender_id, m.id from public.messages m
       where m.id = any (p_messages) and m.sender_id <> auth.uid() order by m.sender_id, m.seq desc
    loop
      perform realtime.send(jsonb_build_object('threadId', p_thread, 'messageId', told.id), 'receipt', 'user:' || told.sender_id, true);
    end loop;
  end $$;
revoke execute on function private.hint_receipts from public;

/* Messages of a thread have reached a device of the caller's. */
create function private.receive_mail(p_thread uuid, p_seq integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    reached uuid[];
  begin
    if private.my_role() is null or not exists (
      select from public.mailbox_entries e where e.user_id = auth.uid() and e.thread_id = p_thread and e.folder <> 'gone') then
      raise no_data_found;
    end if;
    with done as (
      update public.message_recipients r set delivered_at = now()
       where r.user_id = auth.uid() and r.thread_id = p_thread and r.seq <= p_seq and r.read_at is null and r.delivered_at is null
      returning r.message_id)
    select array_agg(done.message_id) into reached from done;
    perform private.hint_receipts(p_thread, reached);
  end $$;

/* The caller has read all there is in these threads. */
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
      and n.kind = 'message_received' and (n.payload ->> 'threadId')::uuid = any (p_threads);
  end $$;
revoke execute on function private.read_mail from public;

revoke execute on function private.send_message, private.receive_mail from public;
grant execute on function private.send_message, private.receive_mail to authenticated;
