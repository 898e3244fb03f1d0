-- Lists of requests are told themselves that one of theirs came or changed, whatever notifications their reader wants.
-- One topic for who sees every request and one a company, so that a change costs a few messages and not one a person;
-- who reads a request for another reason (it was given to them, or they have no company) is told on their own topic.

create or replace function private.may_listen(p_topic text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    target uuid;
  begin
    if private.my_role() is null then return false; end if;
    if p_topic = 'presence:staff' then return true; end if;
    if p_topic = 'presence:clients' then return private.is_staff(); end if;
    if p_topic = 'requests:all' then return private.can('read', 'projects') and private.can('read', 'all-projects'); end if;
    if p_topic !~ '^(user|manuscript|project|presence:company|requests:company|room:(thread|chat|project)):[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    target := right(p_topic, 36)::uuid;
    case left(p_topic, -37)
      when 'user' then return target = auth.uid();
      when 'manuscript' then return target in (select private.readable_manuscripts()) or private.can('manage', 'all');
      when 'project', 'room:project' then return private.may_read_project(target);
      when 'room:thread' then return private.in_thread(target);
      when 'room:chat' then return private.in_chat(target);
      when 'presence:company' then return target = private.my_company() or private.is_staff();
      when 'requests:company' then return coalesce(target = private.my_company(), false) and private.can('read', 'projects');
      else return false;
    end case;
  end $$;

/* Tells every list that shows a request to look again: its id and revision, and nothing of what it says. */
create function private.hint_request_lists(p public.projects) returns void
  language sql security definer set search_path = ''
  as $$
    select realtime.send(jsonb_build_object('id', p.id, 'seq', p.revision), 'project', t.topic, true) from (
      select 'requests:all' as topic
      union all select 'requests:company:' || p.company_id where p.company_id is not null
      union all select 'user:' || p.client_id where p.company_id is null and p.client_id is not null
      union all select 'user:' || a.user_id from public.project_assignees a join private.user_roles ur on ur.user_id = a.user_id
       where a.project_id = p.id and ur.role in (select private.staff_roles()) and not private.role_can(ur.role, 'read', 'all-projects')) t
  $$;
revoke execute on function private.hint_request_lists from public;

create function private.hint_lists_of_project() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.hint_request_lists(new);
    -- A company it was taken from has one less.
    if tg_op = 'UPDATE' and old.company_id is not null and new.company_id is distinct from old.company_id then
      perform realtime.send(jsonb_build_object('id', new.id, 'seq', new.revision), 'project', 'requests:company:' || old.company_id, true);
    end if;
    return null;
  end $$;
create trigger projects_hint_lists_new after insert on public.projects
  for each row execute function private.hint_lists_of_project();
create trigger projects_hint_lists after update on public.projects for each row
  when (new.revision is distinct from old.revision or new.comment_seq is distinct from old.comment_seq)
  execute function private.hint_lists_of_project();

/* Whom a request was taken from is told once more, and of a comment that is gone all who count them. */
create function private.hint_lists_of_loss() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_table_name = 'project_comments' then
      perform private.hint_request_lists(p) from public.projects p where p.id = old.project_id;
    else
      perform realtime.send(jsonb_build_object('id', p.id, 'seq', p.revision), 'project', 'user:' || old.user_id, true)
         from public.projects p where p.id = old.project_id;
    end if;
    return null;
  end $$;
create trigger project_comments_hint_lists after delete on public.project_comments
  for each row execute function private.hint_lists_of_loss();
create trigger project_assignees_hint_lists after delete on public.project_assignees
  for each row execute function private.hint_lists_of_loss();
