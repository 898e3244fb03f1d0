-- The demo company and the demo accounts of the embedded default. Password of each: quillport-demo.

insert into public.companies (id, name, status) values
  ('00000000-0000-4000-8000-0000000000c1', 'Lantern Press', 'active'),
  ('00000000-0000-4000-8000-0000000000c2', 'Studio Marée', 'active');

insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new)
select '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email,
  extensions.crypt('quillport-demo', extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', full_name), now(), now(), '', '', '', ''
from (values
  ('00000000-0000-4000-8000-000000000001', 'admin@demo.com', 'Ada Okafor'),
  ('00000000-0000-4000-8000-000000000002', 'auth@demo.com', 'Léa Fontaine'),
  ('00000000-0000-4000-8000-000000000003', 'manager@demo.com', 'Marc Delorme'),
  ('00000000-0000-4000-8000-000000000004', 'user@demo.com', 'Nina Petrov'),
  ('00000000-0000-4000-8000-000000000005', 'client@demo.com', 'Tom Hale')
) as people (id, email, full_name);

insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select u.id::text, u.id, jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', true), 'email', now(), now(), now()
from auth.users u where u.email like '%@demo.com';

update private.user_roles ur set role = split_part(u.email, '@', 1)
from auth.users u where u.id = ur.user_id and u.email like '%@demo.com';

update public.profiles set username = split_part(email, '@', 1) where email like '%@demo.com';
update public.profiles set department = 'Editorial' where email in ('auth@demo.com', 'manager@demo.com', 'user@demo.com');
update public.profiles set company_id = '00000000-0000-4000-8000-0000000000c1' where email = 'client@demo.com';
update public.profiles set department = 'Operations' where email = 'admin@demo.com';

-- Account ages and contact data; the phone numbers are reserved for fiction where such numbers exist.
update public.profiles p set created_at = now() - d.days * interval '1 day'
from (values ('admin@demo.com', 412), ('manager@demo.com', 371), ('auth@demo.com', 288), ('user@demo.com', 205), ('client@demo.com', 96)) as d (email, days)
where p.email = d.email;
update public.profile_details pd set country = d.country, contact = d.contact, language = d.language, current_plan = d.plan
from (values
  ('admin@demo.com', 'Ireland', '+353 1 555 0100', 'English', 'enterprise'),
  ('auth@demo.com', 'France', '+33 1 99 00 17 28', 'French', 'enterprise'),
  ('manager@demo.com', 'Belgium', '+32 2 555 01 03', 'French', 'enterprise'),
  ('user@demo.com', 'Ireland', '+353 1 555 0104', 'English', 'enterprise'),
  ('client@demo.com', 'United Kingdom', '+44 20 7946 0815', 'English', 'company')) as d (email, country, contact, language, plan)
join public.profiles p on p.email = d.email where pd.user_id = p.id;
