-- What belongs to people and companies, and who takes it over before they go.

/* Whether the caller may delete a company: only one that nobody and nothing belongs to. */
create function private.may_delete_company(p_company uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('delete', 'companies') then return false; end if;
    return not exists (select from public.profiles p where p.company_id = p_company)
      and not exists (select from public.projects r where r.company_id = p_company)
      and not exists (select from private.invitations i where i.company_id = p_company);
  end $$;
revoke execute on function private.may_delete_company from public;
grant execute on function private.may_delete_company to authenticated;

-- A request filed while its company is being deleted keeps it.
alter table public.projects drop constraint projects_company_id_fkey;
alter table public.projects add constraint projects_company_id_fkey
  foreign key (company_id) references public.companies (id) on delete restrict;

drop policy companies_delete on public.companies;
create policy companies_delete on public.companies for delete to authenticated
  using (private.may_delete_company(id));

/* What a person owns, counted. Drafts and chats are theirs alone and go with the account; the rest is handed over. */
create function private.belongings_of(p_user uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'manuscripts', (select count(*) from public.manuscripts m where m.owner_id = p_user),
      'imports', (select count(*) from public.imports i where i.owner_id = p_user),
      'requests', (select count(*) from public.projects r where r.client_id = p_user),
      'assignments', (select count(*) from public.project_assignees a join public.projects r on r.id = a.project_id
        where a.user_id = p_user and r.status <> 'delivered' and r.withdrawn_at is null),
      'threads', (select count(*) from public.mailbox_entries e where e.user_id = p_user and e.folder <> 'gone'),
      'drafts', (select count(*) from public.mail_drafts d where d.user_id = p_user),
      'chats', (select count(*) from public.chats c where p_user in (c.low_id, c.high_id)))
  $$;

/* Whether one person may get what was another's: somebody of the agency, or of the same company. Anything else would
   carry the affairs of one customer to another. */
create function private.may_inherit(p_from uuid, p_to uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.profiles heir join private.user_roles hr on hr.user_id = heir.id
        join public.profiles person on person.id = p_from join private.user_roles pr on pr.user_id = person.id
       where heir.id = p_to and heir.id <> p_from and heir.status = 'active'
         and (hr.role in (select private.staff_roles())
           or (heir.company_id = person.company_id and pr.role not in (select private.staff_roles()))))
  $$;

/* Gives somebody's mail to another: each message they have, and the entry of each thread as it stood. What they sent
   stays theirs by name; who gets it is named among its readers. */
create function private.hand_over_mail(p_from uuid, p_to uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.message_recipients r set user_id = p_to
      from public.messages m
     where m.id = r.message_id and r.user_id = p_from and p_from = any (m.holders)
       and not exists (select from public.message_recipients other where other.message_id = r.message_id and other.user_id = p_to);
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq, delivered_at, read_at)
    select m.id, p_to, 'cc', m.thread_id, m.seq, now(), now() from public.messages m
     where m.sender_id = p_from and p_from = any (m.holders)
    on conflict do nothing;
    update public.messages m set holders = array_remove(m.holders, p_from) || case when p_to = any (m.holders) then '{}'::uuid[] else array[p_to] end
     where p_from = any (m.holders);
    insert into public.mailbox_entries as mine (user_id, thread_id, no, folder, is_read, is_starred, has_attachments, task_status,
      due_date, unread_count, unread_from, message_count, last_seq, last_message_id, last_at)
    select p_to, e.thread_id, private.next_mail_no(p_to), case e.folder when 'none' then 'archive' else e.folder end, e.is_read,
        e.is_starred, e.has_attachments, e.task_status, e.due_date, e.unread_count, e.unread_from, e.message_count, e.last_seq,
        e.last_message_id, e.last_at
      from public.mailbox_entries e where e.user_id = p_from and e.folder <> 'gone' order by e.no
    on conflict (user_id, thread_id) do update set
      folder = case when mine.folder = 'gone' then excluded.folder else mine.folder end,
      is_read = mine.is_read and excluded.is_read, has_attachments = mine.has_attachments or excluded.has_attachments,
      unread_count = greatest(mine.unread_count, excluded.unread_count), unread_from = least(mine.unread_from, excluded.unread_from),
      message_count = (select count(*) from public.messages m where m.thread_id = excluded.thread_id and p_to = any (m.holders)),
      last_message_id = case when excluded.last_seq > mine.last_seq then excluded.last_message_id else mine.last_message_id end,
      last_at = greatest(mine.last_at, excluded.last_at), last_seq = greatest(mine.last_seq, excluded.last_seq);
    delete from public.mailbox_entries e where e.user_id = p_from;
  end $$;

/* The same for whoever may delete people; null for an unknown number. */
create function private.user_belongings(p_no integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('delete', 'profiles') then raise insufficient_privilege; end if;
    return (select private.belongings_of(p.id) from public.profiles p where p.no = p_no);
  end $$;

/* Gives everything a person owns to another one and closes the account to them, all or nothing; then Auth may delete it.
   Raises own_account, person_beyond, needs_heir, no_heir and, by its guard, last_admin. */
create function private.hand_over(p_no integer, p_to uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    person record;
    is_owner boolean;
  begin
    if not private.can('delete', 'profiles') then raise insufficient_privilege; end if;
    perform from public.profiles p where p.no = p_no for update;
    select p.id, ur.role into person from public.profiles p join private.user_roles ur on ur.user_id = p.id where p.no = p_no;
    if not found then raise no_data_found; end if;
    if person.id = auth.uid() then raise exception 'own_account' using errcode = 'QPREF'; end if;
    if not private.may_give_role(person.role) then raise exception 'person_beyond' using errcode = 'QPREF'; end if;
    -- From here on nothing new can come to belong to them: the account is closed, and looked at after that.
    update public.profiles set status = 'inactive' where id = person.id;
    is_owner := exists (select from jsonb_each_text(private.belongings_of(person.id) - array['drafts', 'chats']) as b (what, n)
      where b.n::integer > 0);
    if is_owner and p_to is null then raise exception 'needs_heir' using errcode = 'QPREF'; end if;
    if p_to is null then return person.id; end if;
    perform from public.profiles p where p.id = p_to for no key update;
    if not private.may_inherit(person.id, p_to) then raise exception 'no_heir' using errcode = 'QPREF'; end if;
    delete from public.manuscript_members mm using public.manuscripts m
     where m.id = mm.manuscript_id and m.owner_id = person.id and mm.user_id = p_to;
    update public.manuscripts set owner_id = p_to where owner_id = person.id;
    update public.imports set owner_id = p_to where owner_id = person.id;
    update public.projects set client_id = p_to where client_id = person.id;
    insert into public.project_assignees (project_id, user_id)
    select a.project_id, p_to from public.project_assignees a join public.projects r on r.id = a.project_id
     where a.user_id = person.id and r.status <> 'delivered' and r.withdrawn_at is null
    on conflict do nothing;
    delete from public.project_assignees a using public.projects r
     where r.id = a.project_id and a.user_id = person.id and r.status <> 'delivered' and r.withdrawn_at is null;
    perform private.hand_over_mail(person.id, p_to);
    return person.id;
  end $$;
revoke execute on function private.belongings_of, private.may_inherit, private.hand_over_mail, private.user_belongings, private.hand_over from public;
grant execute on function private.user_belongings, private.hand_over to authenticated;

/* What a person has got done, for whoever administers people: tasks in the mailbox, requests delivered. */
create function private.work_done(p_user uuid) returns table (tasks integer, projects integer)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select (select count(*)::integer from public.mailbox_entries e
               where e.user_id = p_user and e.task_status = 'completed' and e.folder <> 'gone'),
        (select count(*)::integer from public.project_assignees a join public.projects r on r.id = a.project_id
          where a.user_id = p_user and r.status = 'delivered');
  end $$;
revoke execute on function private.work_done from public;
grant execute on function private.work_done to authenticated;
