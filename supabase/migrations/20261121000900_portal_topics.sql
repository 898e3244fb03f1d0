-- Who may listen, and who may speak, on the topics of Realtime.

/* Whether the caller may listen on a topic. user:<id> the person's own hints; manuscript:<id>, project:<id> hints of
   rows; room:<thread|chat|project>:<id> who is here and who is typing; presence:<staff|clients> and
   presence:company:<id> that somebody came, went or changed. */
create or replace function private.may_listen(p_topic text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    target uuid;
  begin
    if private.my_role() is null then return false; end if;
    if p_topic = 'presence:staff' then return true; end if;
    if p_topic = 'presence:clients' then return private.is_staff(); end if;
    if p_topic !~ '^(user|manuscript|project|presence:company|room:(thread|chat|project)):[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    target := right(p_topic, 36)::uuid;
    case left(p_topic, -37)
      when 'user' then return target = auth.uid();
      when 'manuscript' then return target in (select private.readable_manuscripts()) or private.can('manage', 'all');
      when 'project', 'room:project' then return private.may_read_project(target);
      when 'room:thread' then return private.in_thread(target);
      when 'room:chat' then return private.in_chat(target);
      when 'presence:company' then return target = private.my_company() or private.is_staff();
      else return false;
    end case;
  end $$;

/* Whether the caller may speak on a topic: only in rooms, where nothing but presence and typing is said and nothing is
   believed that is not shown as somebody's typing. Hints are the database's alone. */
create function private.may_speak(p_topic text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$ begin return private.my_role() is not null and p_topic like 'room:%' and private.may_listen(p_topic); end $$;
revoke execute on function private.may_speak from public;
grant execute on function private.may_speak to authenticated;

drop policy quillport_listen on realtime.messages;
create policy quillport_listen on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.may_listen((select realtime.topic()))));
create policy quillport_speak on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and (select private.may_speak((select realtime.topic()))));
