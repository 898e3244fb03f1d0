-- Messages of visitors of the public pages: the contact form (R-443) and the answers by mail.

-- Visitors ----------------------------------------------------------------------------------------------------------
-- Only the API writes for visitors, with the network address that it saw: the functions below are executed by its login
-- role and by no role of a client.

grant usage on schema private to quillport_api;

create table private.visitor_secret (
  id boolean primary key default true check (id),
  secret bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.visitor_secret is 'The key of the hashes of network addresses; one row.';
alter table private.visitor_secret enable row level security;
insert into private.visitor_secret default values;

create table private.visitor_counts (
  visitor bytea not null,
  kind text not null references private.rate_limits (kind) on delete cascade,
  since timestamptz not null default now(),
  count integer not null default 1,
  primary key (visitor, kind)
);
comment on table private.visitor_counts is
  'The actions of a visitor in the current period, by a keyed hash of the network address; rows of ended periods are deleted.';
create index visitor_counts_kind_idx on private.visitor_counts (kind, since);
alter table private.visitor_counts enable row level security;

insert into private.rate_limits (kind, most, period) values
  ('contact', 5, '1 hour'), ('contact_of_all', 60, '1 hour');

/* Returns the hash of a network address; the addresses of one IPv6 network and all unreadable ones have the same. */
create function private.visitor_of(p_address text) returns bytea
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    address inet;
  begin
    begin
      address := regexp_replace(p_address, '^::ffff:(?=\d+\.)', '')::inet;
      if family(address) = 6 then address := network(set_masklen(address, 64)); end if;
    exception when invalid_text_representation then address := null;
    end;
    return extensions.hmac(coalesce(address::text, '')::bytea, (select s.secret from private.visitor_secret s), 'sha256');
  end $$;

/* Counts one action of a visitor; raises QPRAT beyond the limit, with the seconds until the period ends as detail. */
create function private.take_visitor_rate(p_kind text, p_visitor bytea) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    allowed private.rate_limits;
    used private.visitor_counts;
  begin
    select * into strict allowed from private.rate_limits l where l.kind = p_kind;
    delete from private.visitor_counts c where c.kind = p_kind and c.since + allowed.period <= now();
    insert into private.visitor_counts as c (visitor, kind) values (p_visitor, p_kind)
    on conflict (visitor, kind) do update set count = c.count + 1
    returning c.* into used;
    if used.count > allowed.most then
      raise exception 'rate' using errcode = 'QPRAT',
        detail = greatest(1, ceil(extract(epoch from used.since + allowed.period - clock_timestamp())))::integer::text;
    end if;
  end $$;

-- Contact form ------------------------------------------------------------------------------------------------------

alter table public.threads
  add visitor_name text check (length(visitor_name) between 1 and 100),
  add visitor_email text check (length(visitor_email) between 3 and 254),
  add check ((visitor_name is null) = (visitor_email is null));
comment on column public.threads.visitor_name is
  'The name that a visitor of the public pages gave; the visitor has no account and wrote the message without a sender.';
grant select (visitor_name, visitor_email) on public.threads to authenticated;

/* Writes the message of a visitor into the mailboxes of the active staff, at most 50. */
create function private.deliver_visitor_message(p jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p ->> 'id')::uuid;
    v_staff uuid[];
    v_thread public.threads;
    v_message public.messages;
    person uuid;
  begin
    select array_agg(s.id order by s.id) into v_staff from (
      select f.id from public.profiles f join private.user_roles ur on ur.user_id = f.id
       where f.status = 'active' and ur.role in (select private.staff_roles()) order by f.no limit 50) s;
    if v_staff is null then raise exception 'no staff' using errcode = '55P03'; end if;

    insert into public.threads (subject, last_seq, visitor_name, visitor_email)
    values (p ->> 'subject', 1, p ->> 'name', p ->> 'email') returning * into v_thread;
    insert into public.messages (id, thread_id, seq, subject, html, text, holders, search, sent_at)
    values (v_id, v_thread.id, 1, v_thread.subject, p ->> 'html', p ->> 'text', v_staff,
      private.item_search(v_thread.subject, v_thread.visitor_name || ' ' || v_thread.visitor_email, '{}', '', p ->> 'text'), clock_timestamp())
    returning * into v_message;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select v_id, s, 'to', v_thread.id, 1 from unnest(v_staff) s;
    foreach person in array v_staff loop
      perform private.add_to_mailbox(person, v_message, false, true, false, null);
      perform private.hint_mail(person, v_thread.id, 1);
      perform private.notify(person, 'message_received',
        jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', v_thread.visitor_name,
          'visitor', v_thread.visitor_email));
    end loop;
  end $$;

/* Delivers the message of the contact form; the same id again does nothing. */
create function private.receive_contact(p jsonb, p_address text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p ->> 'id')::uuid;
  begin
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 21));
    if exists (select from public.messages m where m.id = v_id) then return; end if;
    perform private.take_visitor_rate('contact', private.visitor_of(p_address));
    perform private.take_visitor_rate('contact_of_all', '');
    perform private.deliver_visitor_message(p);
  end $$;
grant execute on function private.receive_contact to quillport_api;
grant execute on function private.unsubscribe to quillport_api;

alter table public.messages add to_visitor boolean not null default false;
comment on column public.messages.to_visitor is 'True for an answer that was sent by mail to the visitor of the thread.';
grant select (to_visitor) on public.messages to authenticated;

/* Records an answer that was sent to the visitor of a thread, for every member of staff who has the thread; returns
   false when the id is recorded already. Raises P0002 unless the caller is staff and has the thread. */
create function private.record_visitor_reply(p jsonb) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    v_id uuid := (p ->> 'id')::uuid;
    v_thread public.threads;
    v_message public.messages;
    v_staff uuid[];
    person uuid;
  begin
    perform pg_advisory_xact_lock(hashtextextended(v_id::text, 21));
    if not private.is_staff() or not exists (select from public.mailbox_entries e
        where e.user_id = me and e.thread_id = (p ->> 'threadId')::uuid and e.folder <> 'deleted') then
      raise no_data_found;
    end if;
    select m.* into v_message from public.messages m where m.id = v_id;
    if found then
      if v_message.sender_id is distinct from me then raise no_data_found; end if;
      return false;
    end if;
    update public.threads t set last_seq = t.last_seq + 1
     where t.id = (p ->> 'threadId')::uuid and t.visitor_email is not null returning * into v_thread;
    if not found then raise no_data_found; end if;
    select array_agg(e.user_id order by e.user_id) into v_staff from public.mailbox_entries e
     where e.thread_id = v_thread.id and e.folder <> 'deleted' and private.is_staff_user(e.user_id);
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at, to_visitor)
    values (v_id, v_thread.id, v_thread.last_seq, me, v_thread.subject, p ->> 'html', p ->> 'text', v_staff,
      private.item_search(v_thread.subject, v_thread.visitor_name || ' ' || v_thread.visitor_email, '{}', '', p ->> 'text'),
      clock_timestamp(), true)
    returning * into v_message;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
    select v_id, s, 'cc', v_thread.id, v_message.seq from unnest(v_staff) s where s <> me;
    foreach person in array v_staff loop
      perform private.add_to_mailbox(person, v_message, person = me, person <> me, false, v_thread.due_date);
      perform private.hint_mail(person, v_thread.id, v_message.seq);
    end loop;
    return true;
  end $$;
grant execute on function private.record_visitor_reply to authenticated;
