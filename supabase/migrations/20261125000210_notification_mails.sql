-- Mails about notifications (R-680 to R-684): queued in the transaction that causes them, sent by the function send-mails.

create table private.mail_recipients (
  user_id uuid primary key references auth.users (id) on delete cascade,
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  address text,
  refusals int not null default 0 check (refusals >= 0),
  state text check (state in ('bounced', 'complained')),
  since timestamptz,
  reason text not null default '' check (length(reason) <= 40),
  check ((state is null) = (since is null))
);
comment on table private.mail_recipients is
  'What mails to a person need: the token of their unsubscribe links, and the address that mails did not reach, with its state.';
comment on column private.mail_recipients.reason is 'The reply code of the mail server or the status of the bounce, never a text.';
alter table private.mail_recipients enable row level security;

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  notification_id uuid references public.notifications (id) on delete cascade,
  kind text not null,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  thread text not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  attempts int not null default 0,
  created_at timestamptz not null default now()
);
comment on table private.mail_outbox is
  'Events that are not mailed yet; those of one person and thread become one mail. payload holds ids and titles, never texts.';
create index mail_outbox_due_idx on private.mail_outbox (due_at);
create index mail_outbox_thread_idx on private.mail_outbox (user_id, thread);
create index mail_outbox_notification_idx on private.mail_outbox (notification_id);
alter table private.mail_outbox enable row level security;

/* Returns the group of the mail settings to which a kind of notification belongs. */
create function private.mail_group(p_kind text) returns text
  language sql immutable set search_path = ''
  as $$
    select case
      when p_kind in ('project_received', 'project_assigned', 'message_assigned', 'project_joined', 'manuscript_shared', 'plan_requested', 'project_question',
        'project_correction', 'project_change_asked', 'project_price', 'project_price_decided', 'project_reminder',
        'project_accepts_soon') then 'turn'
      when p_kind in ('mentioned', 'message_received', 'message_not_sent', 'chat_received', 'project_comment') then 'messages'
      when p_kind in ('project_status', 'project_due_date', 'project_file', 'project_withdrawn', 'project_accepted', 'project_change_decided',
        'plan_decided') then 'status'
      else 'other' end $$;

/* Returns the mail settings of a person: those of the role, replaced by what the person chose (R-681). */
create function private.mail_settings(p_settings jsonb, p_role text) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('turn', 'at_once', 'messages', 'at_once',
        'status', case when p_role = 'client' then 'at_once' else 'daily' end, 'other', 'never',
        'quietFrom', null, 'quietTo', null, 'language', 'en', 'timeZone', 'UTC')
      || case when jsonb_typeof(p_settings -> 'mail') = 'object' then p_settings -> 'mail' else '{}' end $$;

/* Returns this time, or the end of the quiet hours of a person when it falls within them (R-681). */
create function private.after_quiet_hours(p_settings jsonb, p_at timestamptz) returns timestamptz
  language plpgsql stable set search_path = ''
  as $$
  declare
    local_at timestamp;
    quiet_from time;
    quiet_to time;
  begin
    local_at := p_at at time zone (p_settings ->> 'timeZone');
    quiet_from := (p_settings ->> 'quietFrom')::time;
    quiet_to := (p_settings ->> 'quietTo')::time;
    if (case when quiet_from < quiet_to then local_at::time >= quiet_from and local_at::time < quiet_to
          when quiet_from > quiet_to then local_at::time >= quiet_from or local_at::time < quiet_to end) then
      return (date_trunc('day', local_at) + quiet_to
        + case when local_at::time >= quiet_to then interval '1 day' else interval '0' end) at time zone (p_settings ->> 'timeZone');
    end if;
    return p_at;
  -- Stored settings of an unknown zone or time must not refuse the change that is notified.
  exception when invalid_parameter_value or invalid_datetime_format or datetime_field_overflow then
    return p_at;
  end $$;

/* Returns when a mail is due: at 8 for the daily summary; otherwise after the three minutes in which the app may show the
   event and others of the same thread may follow. Neither is due in the quiet hours, but at their end. */
create function private.mail_due(p_settings jsonb, p_choice text) returns timestamptz
  language plpgsql stable set search_path = ''
  as $$
  declare
    local_now timestamp;
    due timestamptz := now() + interval '3 minutes';
  begin
    if p_choice = 'daily' then
      local_now := now() at time zone (p_settings ->> 'timeZone');
      due := (date_trunc('day', local_now) + interval '8 hours'
        + case when local_now::time >= '08:00' then interval '1 day' else interval '0' end) at time zone (p_settings ->> 'timeZone');
    end if;
    return private.after_quiet_hours(p_settings, due);
  exception when invalid_parameter_value then return due;
  end $$;

/* Queues a mail about an event, as the person chose; p_notification is the row of the bell, if there is one. */
create function private.queue_mail(p_user uuid, p_kind text, p_payload jsonb, p_notification uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    settings jsonb;
    choice text;
    about text := coalesce(p_payload ->> 'threadId', p_payload ->> 'projectId', p_payload ->> 'uid', p_kind);
  begin
    select private.mail_settings(d.settings, ur.role) into settings
      from public.profile_details d left join private.user_roles ur on ur.user_id = d.user_id where d.user_id = p_user;
    choice := settings ->> private.mail_group(p_kind);
    if coalesce(choice, 'never') not in ('at_once', 'daily') then return; end if;
    if choice = 'daily' then about := 'daily'; end if;
    -- An event that follows another one of its thread does not delay the mail.
    insert into private.mail_outbox (user_id, notification_id, kind, payload, thread, due_at) values (
      p_user, p_notification, p_kind, p_payload, about,
      least(private.mail_due(settings, choice), (
        select min(o.due_at) from private.mail_outbox o
         where o.user_id = p_user and o.thread = about and o.lease_until is null)));
  end $$;
revoke execute on function private.queue_mail from public;

/* Takes the due mails for two minutes: the events of a person and thread together, at most p_most mails. Events that were
   read in the app, and those of people who cannot receive mail, are dropped. A mail that was delayed into the quiet hours
   waits for their end. */
create function private.claim_mails(p_most int)
  returns table (id uuid, ids uuid[], email text, settings jsonb, unsubscribe_token uuid, thread text, reply_address text,
    bounce_address text, link jsonb, content text, events jsonb)
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtext('private.mail_outbox'));
    delete from private.mail_outbox o
     where (o.lease_until is null or o.lease_until <= now())
       and (o.created_at < now() - interval '3 days'
         or exists (select from public.notifications n where n.id = o.notification_id and n.read_at is not null)
         or not exists (select from public.profiles p join auth.users u on u.id = p.id
              where p.id = o.user_id and p.status = 'active' and u.email_confirmed_at is not null)
         or exists (select from private.mail_recipients r join public.profiles p on p.id = r.user_id
              where r.user_id = o.user_id and r.state is not null and r.address = p.email));
    insert into private.mail_recipients (user_id)
      select distinct o.user_id from private.mail_outbox o where o.due_at <= now() on conflict do nothing;
    return query
      with due as (
        select o.user_id, o.thread from private.mail_outbox o join public.profile_details d on d.user_id = o.user_id
         where o.lease_until is null or o.lease_until <= now()
         group by o.user_id, o.thread, d.settings
        having min(o.due_at) <= now() and private.after_quiet_hours(private.mail_settings(d.settings, ''), now()) <= now()
         order by min(o.due_at) limit p_most),
      claimed as (
        update private.mail_outbox o set lease_until = now() + interval '2 minutes', attempts = o.attempts + 1
          from due
         where o.user_id = due.user_id and o.thread = due.thread and (o.lease_until is null or o.lease_until <= now())
        returning o.*)
      select (array_agg(c.id order by c.created_at, c.id))[1], array_agg(c.id), p.email,
          private.mail_settings(d.settings, ur.role), r.unsubscribe_token, c.thread,
          private.reply_address(p.id, c.thread), private.bounce_address(p.id),
          private.offer_link((array_agg(c.id order by c.created_at, c.id))[1], p.id, c.thread), coalesce(co.mail_content, 'titles'),
          jsonb_agg(jsonb_build_object('kind', c.kind, 'group', private.mail_group(c.kind), 'payload',
              case when co.mail_content = 'nothing' then c.payload - 'title' - 'fileName' else c.payload end,
              'texts', case when co.mail_content = 'texts' then private.mail_texts(p.id, c.kind, c.payload, c.created_at) else '[]' end,
              'projects', case when co.mail_content is distinct from 'nothing' then private.mail_projects(p.id, c.payload) else '[]' end)
            order by c.created_at, c.id)
        from claimed c
        join public.profiles p on p.id = c.user_id
        join public.profile_details d on d.user_id = c.user_id
        join private.mail_recipients r on r.user_id = c.user_id
        left join private.user_roles ur on ur.user_id = c.user_id
        left join public.companies co on co.id = p.company_id
       group by p.id, d.settings, ur.role, r.unsubscribe_token, c.thread, co.mail_content;
  end $$;

/* Records that a mail did not reach the current address of a person: the second failure blocks the address, a complaint
   does so at once (R-686). Failures of an earlier address do not count. */
create function private.note_mail_failure(p_user uuid, p_address text, p_kind text, p_reason text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into private.mail_recipients (user_id) values (p_user) on conflict do nothing;
    update private.mail_recipients r
       set address = p.email, refusals = case when r.address = p.email then r.refusals + 1 else 1 end,
           state = case when r.address = p.email then r.state end, since = case when r.address = p.email then r.since end
      from public.profiles p
     where r.user_id = p_user and p.id = p_user and lower(p.email) = lower(p_address);
    if not found then return; end if;
    update private.mail_recipients r
       set state = case when p_kind = 'complained' then 'complained' else 'bounced' end, since = now(), reason = left(p_reason, 40)
     where r.user_id = p_user and r.state is null and (p_kind = 'complained' or r.refusals >= 2);
  end $$;

/* Ends a claim: a sent mail is deleted; a refused one too, and counted; any other waits, longer after each attempt. */
create function private.finish_mail(p_ids uuid[], p_outcome text, p_reason text default '') returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person uuid;
  begin
    if p_outcome = 'later' then
      update private.mail_outbox o
         set lease_until = now() + least(interval '1 minute' * power(2, least(o.attempts, 10)), interval '1 hour')
       where o.id = any (p_ids);
      return;
    end if;
    select o.user_id into person from private.mail_outbox o where o.id = p_ids[1];
    if p_outcome = 'refused' then
      perform private.note_mail_failure(p.id, p.email, 'bounced', p_reason) from public.profiles p where p.id = person;
    else
      update private.mail_recipients r set refusals = 0 where r.user_id = person and r.state is null and r.refusals > 0;
    end if;
    delete from private.mail_outbox o where o.id = any (p_ids);
  end $$;

/* Stops the mails of a group for the person whose token the link holds; an unknown token does nothing (R-684). */
create function private.unsubscribe(p_token uuid, p_group text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person uuid := (select r.user_id from private.mail_recipients r where r.unsubscribe_token = p_token);
  begin
    if person is null or p_group not in ('turn', 'messages', 'status', 'other') then return; end if;
    update public.profile_details d
       set settings = d.settings || jsonb_build_object('mail',
             case when jsonb_typeof(d.settings -> 'mail') = 'object' then d.settings -> 'mail' else '{}' end
             || jsonb_build_object(p_group, 'never'))
     where d.user_id = person;
    delete from private.mail_outbox o where o.user_id = person and private.mail_group(o.kind) = p_group;
  end $$;

revoke execute on function private.note_mail_failure, private.claim_mails, private.finish_mail, private.unsubscribe from public;
grant execute on function private.mail_settings to authenticated;
grant execute on function private.claim_mails, private.finish_mail to service_role;

-- The timer of hosted Supabase.
do $setup$
begin
  if to_regprocedure('private.call_function(text, jsonb)') is null then return; end if;
  perform cron.schedule('quillport-mails', '* * * * *', $job$
    select private.call_function('send-mails', '{}') where exists (
      select from private.mail_outbox o where o.due_at <= now() and (o.lease_until is null or o.lease_until <= now()))
  $job$);
end
$setup$;
