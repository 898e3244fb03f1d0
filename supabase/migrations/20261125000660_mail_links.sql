-- The content of mails beside the sender, and the link in a mail to a client that answers or decides without a sign-in (R-772 to
-- R-774, R-700).

/* Returns the texts of an event that a person may read now: the unread messages of a conversation, or the comment that the
   event is about. Nothing else is ever mailed. */
create function private.mail_texts(p_user uuid, p_kind text, p_payload jsonb, p_at timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(t.text order by t.seq), '[]') from (
      select m.seq, left(m.text, 2000) as text
        from public.messages m join public.message_recipients r on r.message_id = m.id and r.user_id = p_user and r.read_at is null
       where p_kind in ('message_received', 'mentioned') and m.thread_id = (p_payload ->> 'threadId')::uuid and p_user = any (m.holders)
      union all
      select c.seq, left(c.body, 2000)
        from public.project_comments c
       where p_kind in ('project_comment', 'project_question', 'mentioned') and c.project_id = (p_payload ->> 'projectId')::uuid and c.created_at = p_at
         and c.author_id is distinct from p_user
         and p_user in (select private.readers_of(c.project_id, array[p_user]))
       order by seq desc limit 5) t
  $$;

create table private.mail_links (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null check (action in ('answer', 'accept', 'price')),
  thread_id uuid references public.threads (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  delivery_id uuid references public.project_deliveries (id) on delete cascade,
  price_id uuid references public.project_prices (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '14 days',
  used_at timestamptz,
  check ((thread_id is null) <> (project_id is null)),
  check ((delivery_id is not null) = (action = 'accept') and (price_id is not null) = (action = 'price')
    and (project_id is not null or action = 'answer'))
);
comment on table private.mail_links is
  'Links that do one action about one thing without a sign-in; the id is that of the mail, and of the message or comment.';
create index mail_links_user_idx on private.mail_links (user_id);
create index mail_links_thread_idx on private.mail_links (thread_id);
create index mail_links_project_idx on private.mail_links (project_id);
create index mail_links_delivery_idx on private.mail_links (delivery_id);
create index mail_links_price_idx on private.mail_links (price_id);
create index mail_links_expires_idx on private.mail_links (expires_at);
alter table private.mail_links enable row level security;

insert into private.rate_limits (kind, most, period) values ('mail_link', 60, '1 hour');

/* Makes the link by which a client acts on a mail about a conversation or a project, and returns its action and token: it
   decides about the price or the newest open delivery when the client's next step is that, otherwise it answers. Null for staff and observers, and
   where the mails of the company contain nothing. */
create function private.offer_link(p_mail uuid, p_user uuid, p_thread text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_thread uuid;
    v_project uuid;
    v_delivery uuid;
    v_price uuid;
    v_action text;
  begin
    if p_thread !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' or private.is_staff_user(p_user) then return null; end if;
    if exists (select from public.profiles p join public.companies c on c.id = p.company_id
        where p.id = p_user and c.mail_content = 'nothing') then
      return null;
    end if;
    select e.thread_id into v_thread from public.mailbox_entries e where e.user_id = p_user and e.thread_id = p_thread::uuid;
    select r.id into v_project from public.projects r where r.id = p_thread::uuid and not private.is_observer(r.id, p_user);
    if v_thread is null and v_project is null then return null; end if;
    select d.id into v_delivery
      from public.projects r join public.project_deliveries d on d.project_id = r.id and d.state = 'open'
     where r.id = v_project and r.turn_reason = 'accept' and private.decides_on_project(p_user, v_project)
     order by d.no desc limit 1;
    select c.id into v_price
      from public.projects r join public.project_prices c on c.project_id = r.id and c.state = 'open'
     where r.id = v_project and r.turn_reason = 'price' and private.decides_on_project(p_user, v_project);
    delete from private.mail_links l where l.expires_at < now();
    insert into private.mail_links (id, user_id, action, thread_id, project_id, delivery_id, price_id)
    values (p_mail, p_user, case when v_delivery is not null then 'accept' when v_price is not null then 'price' else 'answer' end,
      v_thread, v_project, v_delivery, v_price)
    on conflict do nothing;
    -- A mail that is sent again has the link of its first attempt.
    select l.action into v_action from private.mail_links l where l.id = p_mail;
    return jsonb_build_object('action', v_action, 'token', p_mail || '.' || private.mail_mac('l+' || p_mail));
  end $$;

/* Returns what a link does and for whom; nothing for one that is unknown, expired or revoked, or whose person may no longer
   act by link. Counts the attempts of a network address. */
create function private.open_mail_link(p_token text, p_address text)
  returns table (id uuid, user_id uuid, action text, thread_id uuid, project_id uuid, delivery_id uuid, price_id uuid, is_used boolean)
  language plpgsql volatile security definer set search_path = '' rows 1
  as $$
  declare
    parts text[] := regexp_match(p_token, '^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([a-z2-7]{20})$');
  begin
    perform private.take_visitor_rate('mail_link', private.visitor_of(p_address));
    if parts is null or private.mail_mac('l+' || parts[1]) <> parts[2] then return; end if;
    return query
      select l.id, l.user_id, l.action, l.thread_id, l.project_id, l.delivery_id, l.price_id, l.used_at is not null
        from private.mail_links l join public.profiles p on p.id = l.user_id and p.status = 'active'
       where l.id = parts[1]::uuid and l.expires_at > now() and not private.is_staff_user(l.user_id);
  end $$;

/* Uses a link of the caller, in the transaction of its action; returns false when it was used before. */
create function private.use_mail_link(p_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    update private.mail_links l set used_at = now()
     where l.id = p_id and l.user_id = auth.uid() and l.used_at is null and l.expires_at > now();
    return found;
  end $$;

/* Revokes the links of all mails that the caller received. */
create function private.revoke_mail_links() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$ begin delete from private.mail_links l where l.user_id = auth.uid(); end $$;

revoke execute on function private.mail_texts, private.offer_link, private.open_mail_link, private.use_mail_link,
  private.revoke_mail_links from public;
grant execute on function private.open_mail_link to quillport_api;
grant execute on function private.use_mail_link, private.revoke_mail_links to authenticated;
