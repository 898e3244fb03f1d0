-- Whom a customer may write to is asked by the policies of every list that shows a face: the roles of the agency are put
-- together first, so that its few people are found along their index and not among everybody.

create or replace function private.my_contacts() returns setof uuid
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' rows 50
  as $$
  declare
    roles text[];
    company uuid;
  begin
    if private.my_role() is null or private.is_staff() then return; end if;
    roles := array(select private.staff_roles());
    company := private.my_company();
    return query
      select ur.user_id from private.user_roles ur join public.profiles p on p.id = ur.user_id
       where ur.role = any (roles) and p.status = 'active'
      union
      select p.id from public.profiles p where p.company_id = company and p.status = 'active';
  end $$;
