-- Answers by mail (R-687 to R-689, R-770 to R-772, decision 0048): signed addresses, received mails, and those that staff look at.

create table private.mail_keys (
  id boolean primary key default true check (id),
  secret bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.mail_keys is 'The key that signs addresses and links in mails, in one row; it never leaves the database.';
alter table private.mail_keys enable row level security;
insert into private.mail_keys default values;

create table private.inbound_mails (
  id uuid primary key default gen_random_uuid(),
  provider_id text unique check (length(provider_id) <= 300),
  message_id text not null check (length(message_id) <= 300),
  recipient text not null check (length(recipient) <= 320),
  is_failed boolean not null default false,
  raw bytea,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'ignored', 'look', 'done')),
  reason text not null default '' check (length(reason) <= 40),
  user_id uuid references auth.users (id) on delete cascade,
  thread_id uuid references public.threads (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  sender text not null default '' check (length(sender) <= 320),
  original text check (length(original) <= 300000),
  attempts integer not null default 0,
  lease_until timestamptz,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  unique (message_id, recipient)
);
comment on table private.inbound_mails is
  'Received mails: stored before they are read, without their source afterwards. The id is also that of the message or comment.';
comment on column private.inbound_mails.is_failed is 'True when the mail provider says that the sender is not genuine.';
comment on column private.inbound_mails.original is 'The whole text with what it quotes, of accepted mails and of those that staff look at.';
create index inbound_mails_waiting_idx on private.inbound_mails (received_at) where state = 'waiting';
create index inbound_mails_look_idx on private.inbound_mails (received_at desc) where state = 'look';
create index inbound_mails_user_idx on private.inbound_mails (user_id, settled_at);
create index inbound_mails_thread_idx on private.inbound_mails (thread_id);
create index inbound_mails_project_idx on private.inbound_mails (project_id);
create index inbound_mails_done_by_idx on private.inbound_mails (done_by);
alter table private.inbound_mails enable row level security;

/* Returns the signature of a text: 20 characters of base32 in lower case, which are 100 bits. */
create function private.mail_mac(p_text text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select string_agg(substr('abcdefghijklmnopqrstuvwxyz234567', 1 + (get_byte(d.digest, i) & 31), 1), '' order by i)
      from (select extensions.hmac(convert_to(p_text, 'UTF8'), k.secret, 'sha256') as digest from private.mail_keys k) d,
        generate_series(0, 19) i
  $$;

/* Returns the part before the @ of the address by which a person answers a conversation, one of a team without an entry in the
   own mailbox, or a project, which p_thread names; null for anything else. */
create function private.reply_address(p_user uuid, p_thread text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    v_about text;
    address text;
  begin
    if p_thread !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return null; end if;
    select 'm' || e.no into v_about from public.mailbox_entries e where e.user_id = p_user and e.thread_id = p_thread::uuid;
    if v_about is null then
      select 't' || c.no into v_about from public.team_conversations c
       where c.thread_id = p_thread::uuid and p_user in (select private.team_readers(c.project_id));
    end if;
    if v_about is null then
      select 'p' || p.no into v_about from public.projects p where p.id = p_thread::uuid and not private.is_observer(p.id, p_user);
    end if;
    if v_about is null then return null; end if;
    select 'r+' || v_about || '.' || p.no into address from public.profiles p where p.id = p_user;
    return address || '.' || private.mail_mac(address);
  end $$;

/* Returns the part before the @ of the address to which mails to a person bounce. */
create function private.bounce_address(p_user uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select a.text || '.' || private.mail_mac(a.text) from (select 'b+' || p.no as text from public.profiles p where p.id = p_user) a $$;

/* Returns whom a signed address belongs to and what it answers; nothing for a wrong signature. */
create function private.read_mail_address(p_address text) returns table (user_id uuid, thread_id uuid, project_id uuid)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  declare
    parts text[] := regexp_match(lower(p_address), '^((?:r\+([mpt])(\d{1,9})\.|b\+)(\d{1,9}))\.([a-z2-7]{20})@');
  begin
    if parts is null or private.mail_mac(parts[1]) <> parts[5] then return; end if;
    return query
      select p.id, coalesce(e.thread_id, c.thread_id), r.id
        from public.profiles p
        left join public.mailbox_entries e on parts[2] = 'm' and e.user_id = p.id and e.no = parts[3]::integer
        left join public.team_conversations c on parts[2] = 't' and c.no = parts[3]::integer
        left join public.projects r on parts[2] = 'p' and r.no = parts[3]::integer
       where p.no = parts[4]::integer;
  end $$;

/* Stores a mail that a provider delivered; one that is stored already is ignored. */
create function private.store_inbound(p_provider_id text, p_message_id text, p_recipient text, p_is_failed boolean, p_raw bytea)
  returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.inbound_mails (provider_id, message_id, recipient, is_failed, raw)
    values (p_provider_id, left(p_message_id, 300), left(lower(p_recipient), 320), p_is_failed, p_raw) on conflict do nothing
  $$;

/* Takes waiting mails for two minutes, with what their address means; after five attempts a mail is one that staff look at.
   Mails that were ignored or done are deleted after 30 days. */
create function private.claim_inbound(p_most integer)
  returns table (id uuid, raw bytea, recipient text, is_failed boolean, user_id uuid, email text, thread_id uuid, project_id uuid,
    recent integer)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  begin
    delete from private.inbound_mails i where i.state in ('ignored', 'done') and i.settled_at < now() - interval '30 days';
    update private.inbound_mails i set state = 'look', reason = 'unreadable', raw = null, settled_at = now()
     where i.state = 'waiting' and i.attempts >= 5 and i.lease_until <= now();
    return query
      with taken as (
        update private.inbound_mails i set lease_until = now() + interval '2 minutes', attempts = i.attempts + 1
         where i.id in (
           select w.id from private.inbound_mails w
            where w.state = 'waiting' and (w.lease_until is null or w.lease_until <= now())
            order by w.received_at limit p_most for update skip locked)
        returning i.*)
      select t.id, t.raw, t.recipient, t.is_failed, a.user_id, p.email, a.thread_id, a.project_id,
          (select count(*)::integer from private.inbound_mails r
            where r.user_id = a.user_id and (r.thread_id = a.thread_id or r.project_id = a.project_id) and r.id <> t.id
              and r.state in ('accepted', 'look', 'done') and r.settled_at > now() - interval '1 hour')
        from taken t left join lateral private.read_mail_address(t.recipient) a on true
        left join public.profiles p on p.id = a.user_id
       order by t.received_at;
  end $$;

/* Records what became of a received mail; its source is deleted. */
create function private.settle_inbound(p_id uuid, p_state text, p_reason text, p_sender text, p_original text, p_user uuid,
    p_thread uuid, p_project uuid)
  returns void
  language sql volatile security definer set search_path = ''
  as $$
    update private.inbound_mails i
       set state = p_state, reason = p_reason, sender = left(p_sender, 320), original = p_original, user_id = p_user,
           thread_id = p_thread, project_id = p_project, raw = null, lease_until = null, settled_at = now()
     where i.id = p_id and i.state = 'waiting'
  $$;

/* Returns whether an active account has an address, so that an answer to a damaged address is not lost. */
create function private.is_known_address(p_email text) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.profiles p where lower(p.email) = lower(p_email) and p.status = 'active') $$;

/* Returns the whole text of the mail that became a message or comment, for those who may read that; otherwise null. */
create function private.mail_original(p_id uuid) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    mail private.inbound_mails;
  begin
    select i.* into mail from private.inbound_mails i where i.id = p_id and i.state = 'accepted';
    if not found or private.my_role() is null then return null; end if;
    if mail.thread_id is not null and private.holds_message(p_id) then return mail.original; end if;
    if mail.project_id is not null and private.may_read_project(mail.project_id)
      and exists (select from public.project_comments c where c.project_id = mail.project_id and c.id = p_id) then
      return mail.original;
    end if;
    return null;
  end $$;

/* Returns the mails that were not accepted, for readers of users; the text only with a project that the caller may read
   (R-107). */
create function private.inbound_looks()
  returns table (id uuid, received_at timestamptz, reason text, sender text, user_no integer, full_name text, project_id uuid,
    title text, text text)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select i.id, i.received_at, i.reason, i.sender, p.no, p.full_name, r.id, r.title,
          case when r.id is not null then left(i.original, 20000) end
        from private.inbound_mails i left join public.profiles p on p.id = i.user_id
        left join public.projects r on r.id = i.project_id and private.may_read_project(r.id)
       where i.state = 'look';
  end $$;

/* Ends the look at a mail and records who did it; raises P0002 for one that is not listed. */
create function private.end_look(p_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'profiles') then raise insufficient_privilege; end if;
    update private.inbound_mails i set state = 'done', done_by = auth.uid(), original = null, settled_at = now()
     where i.id = p_id and i.state = 'look';
    if not found then raise no_data_found; end if;
  end $$;

/* Makes the objects that the worker stored for a person that person's own. */
create function private.own_objects(p_bucket text, p_names text[], p_user uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update storage.objects o set owner_id = p_user::text, owner = p_user
     where o.bucket_id = p_bucket and o.name = any (p_names) and o.owner_id is null
  $$;

revoke execute on function private.mail_mac, private.reply_address, private.bounce_address, private.read_mail_address,
  private.store_inbound, private.claim_inbound, private.settle_inbound, private.is_known_address, private.mail_original,
  private.inbound_looks, private.end_look, private.own_objects from public;
grant execute on function private.store_inbound to quillport_api;
grant execute on function private.mail_original, private.inbound_looks, private.end_look to authenticated;
grant execute on function private.claim_inbound, private.settle_inbound, private.is_known_address, private.note_mail_failure,
  private.own_objects to service_role;

-- The timer of hosted Supabase.
do $setup$
begin
  if to_regprocedure('private.call_function(text, jsonb)') is null then return; end if;
  perform cron.schedule('quillport-inbound', '* * * * *', $job$
    select private.call_function('send-mails', '{"work": "receive"}') where exists (
      select from private.inbound_mails i where i.state = 'waiting' and (i.lease_until is null or i.lease_until <= now()))
  $job$);
end
$setup$;
