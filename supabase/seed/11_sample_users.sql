-- The fifty users of R-228, invited and unable to sign in, and a second customer company. Password of client2@demo.com:
-- quillport-demo.

insert into public.companies (id, name, status) values
  ('00000000-0000-4000-8000-0000000000d1', 'Alder & Finch', 'active'),
  ('00000000-0000-4000-8000-0000000000d2', 'Brightwater Studios', 'active'),
  ('00000000-0000-4000-8000-0000000000d3', 'Éditions du Phare', 'active'),
  ('00000000-0000-4000-8000-0000000000d4', 'Harrow Audio', 'pending'),
  ('00000000-0000-4000-8000-0000000000d5', 'Kestrel Games', 'active'),
  ('00000000-0000-4000-8000-0000000000d6', 'Meridian Museums', 'active'),
  ('00000000-0000-4000-8000-0000000000d7', 'Nordlys Film', 'inactive'),
  ('00000000-0000-4000-8000-0000000000d8', 'Rosewood Learning', 'active');

insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new)
values ('00000000-0000-0000-0000-000000000000', '00000000-0000-4000-8000-000000000006', 'authenticated', 'authenticated',
  'client2@demo.com', extensions.crypt('quillport-demo', extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}', '{"full_name": "Inès Caron"}', now(), now(), '', '', '', '');
update public.profiles set username = 'client2', company_id = '00000000-0000-4000-8000-0000000000c2' where email = 'client2@demo.com';

create temporary table sample_people (n, full_name, username, role, company, country, contact, language, tax_id, plan, billing, status, department) as
values
  (1, 'Aisha Rahman', 'aisha.rahman', 'author', 'd2', 'Bangladesh', '+880 504 766 1791', 'English', '', 'company', 'Manual-Credit Card', 'active', 'Editorial'),
  (2, 'Alejandro Ruiz', 'alejandro.ruiz', 'editor', 'd2', 'Mexico', '+52 619 319 1614', 'Spanish', 'ME-19156', 'company', 'Auto debit', 'active', 'Translation'),
  (3, 'Amélie Girard', 'amelie.girard', 'author', 'd4', 'France', '+33 160 946 3028', 'French', '', 'basic', 'Manual-PayPal', 'pending', 'Sales'),
  (4, 'Anders Lindqvist', 'anders.lindqvist', 'subscriber', 'd3', 'Sweden', '+46 150 326 1763', 'English', 'SW-28907', 'basic', 'Manual-PayPal', 'active', 'Sales'),
  (5, 'Anjali Menon', 'anjali.menon', 'editor', 'd2', 'India', '+91 673 935 3961', 'English', 'IN-93743', 'basic', 'Manual-Cash', 'inactive', 'Translation'),
  (6, 'Benoît Lacasse', 'benoit.lacasse', 'maintainer', 'd1', 'Canada', '+1 660 829 2028', 'French', '', 'company', 'Auto debit', 'active', 'Production'),
  (7, 'Bianca Ferretti', 'bianca.ferretti', 'subscriber', 'd6', 'Italy', '+39 576 699 8424', 'Italian', 'IT-33562', 'enterprise', 'Manual-Cash', 'active', ''),
  (8, 'Callum Reid', 'callum.reid', 'author', 'd8', 'United Kingdom', '+44 688 407 9604', 'English', '', 'team', 'Auto debit', 'pending', ''),
  (9, 'Camille Roussel', 'camille.roussel', 'editor', 'd7', 'France', '+33 723 174 2934', 'French', 'FR-54833', 'enterprise', 'Manual-Cash', 'active', 'Translation'),
  (10, 'Chidi Eze', 'chidi.eze', 'subscriber', 'd6', 'Nigeria', '+234 140 784 2271', 'English', 'NI-55898', 'enterprise', 'Manual-PayPal', 'inactive', 'Sales'),
  (11, 'Clara Baumann', 'clara.baumann', 'maintainer', 'd5', 'Germany', '+49 170 960 2533', 'German', 'GE-97051', 'enterprise', 'Manual-PayPal', 'active', 'Editorial'),
  (12, 'Daniel Kowalczyk', 'daniel.kowalczyk', 'author', 'd5', 'Poland', '+48 762 691 8301', 'Polish', '', 'basic', 'Manual-Cash', 'active', ''),
  (13, 'Devon Whitfield', 'devon.whitfield', 'subscriber', 'd2', 'United States', '+1 572 463 3753', 'English', 'UN-38600', 'company', 'Auto debit', 'pending', 'Voice-over'),
  (14, 'Eleni Markou', 'eleni.markou', 'editor', 'd2', 'Greece', '+30 507 500 9134', 'English', 'GR-62644', 'team', 'Manual-Credit Card', 'active', 'Sales'),
  (15, 'Emre Yıldız', 'emre.yildiz', 'maintainer', 'd7', 'Türkiye', '+90 938 540 5561', 'English', '', 'company', 'Manual-Credit Card', 'inactive', ''),
  (16, 'Farida Haddad', 'farida.haddad', 'author', 'd3', 'Morocco', '+212 254 184 3887', 'French', 'MO-40583', 'enterprise', 'Manual-Credit Card', 'active', 'Editorial'),
  (17, 'Fiona Gallagher', 'fiona.gallagher', 'editor', 'd3', 'Ireland', '+353 369 388 1067', 'English', 'IR-58398', 'enterprise', 'Manual-Credit Card', 'active', 'Sales'),
  (18, 'Gaspard Lemoine', 'gaspard.lemoine', 'subscriber', 'd1', 'France', '+33 807 979 9445', 'French', 'FR-99204', 'company', 'Manual-Credit Card', 'pending', 'Sales'),
  (19, 'Giulia Moretti', 'giulia.moretti', 'author', 'd8', 'Italy', '+39 508 503 2696', 'Italian', '', 'enterprise', 'Manual-PayPal', 'active', 'Editorial'),
  (20, 'Hana Dvořáková', 'hana.dvorakova', 'maintainer', 'd2', 'Czechia', '+420 313 551 3659', 'English', 'CZ-16891', 'team', 'Auto debit', 'inactive', 'Editorial'),
  (21, 'Henrik Solberg', 'henrik.solberg', 'subscriber', 'd1', 'Norway', '+47 649 203 6957', 'English', 'NO-37256', 'basic', 'Manual-Credit Card', 'active', 'Sales'),
  (22, 'Hugo Carvalho', 'hugo.carvalho', 'editor', 'd6', 'Portugal', '+351 749 358 6691', 'Portuguese', 'PO-25119', 'enterprise', 'Manual-Credit Card', 'active', 'Production'),
  (23, 'Ingrid Haugen', 'ingrid.haugen', 'author', 'd3', 'Norway', '+47 595 419 2407', 'English', 'NO-54909', 'enterprise', 'Manual-PayPal', 'pending', ''),
  (24, 'Isabel Navarro', 'isabel.navarro', 'subscriber', 'd1', 'Spain', '+34 948 808 3645', 'Spanish', 'SP-79239', 'company', 'Manual-PayPal', 'active', 'Voice-over'),
  (25, 'Jakob Steiner', 'jakob.steiner', 'maintainer', 'd2', 'Austria', '+43 876 640 5883', 'German', '', 'team', 'Auto debit', 'inactive', 'Voice-over'),
  (26, 'Jasmine Okoye', 'jasmine.okoye', 'author', 'd6', 'United Kingdom', '+44 464 890 4650', 'English', '', 'company', 'Manual-Credit Card', 'active', 'Sales'),
  (27, 'Joris de Vries', 'joris.vries', 'editor', 'd4', 'Netherlands', '+31 937 510 4714', 'English', 'NE-56604', 'team', 'Manual-Credit Card', 'active', ''),
  (28, 'Kaori Tanaka', 'kaori.tanaka', 'subscriber', 'd5', 'Japan', '+81 909 386 8737', 'Japanese', 'JA-89316', 'basic', 'Auto debit', 'pending', 'Voice-over'),
  (29, 'Karim Benali', 'karim.benali', 'author', 'd2', 'Algeria', '+213 473 182 4612', 'French', 'AL-35782', 'enterprise', 'Manual-Cash', 'active', 'Voice-over'),
  (30, 'Katarzyna Nowak', 'katarzyna.nowak', 'maintainer', 'd8', 'Poland', '+48 739 724 1031', 'Polish', '', 'team', 'Manual-PayPal', 'inactive', 'Voice-over'),
  (31, 'Laszlo Farkas', 'laszlo.farkas', 'subscriber', 'd8', 'Hungary', '+36 497 901 4265', 'English', '', 'basic', 'Auto debit', 'active', 'Production'),
  (32, 'Leilani Kahale', 'leilani.kahale', 'editor', 'd8', 'United States', '+1 920 839 7485', 'English', 'UN-21130', 'company', 'Auto debit', 'active', ''),
  (33, 'Lucía Ortega', 'lucia.ortega', 'author', 'd8', 'Argentina', '+54 230 128 3476', 'Spanish', '', 'team', 'Manual-Credit Card', 'pending', 'Translation'),
  (34, 'Magnus Eriksen', 'magnus.eriksen', 'subscriber', 'd3', 'Denmark', '+45 259 661 9983', 'English', 'DE-95154', 'enterprise', 'Manual-Cash', 'active', 'Editorial'),
  (35, 'Mariam Sissoko', 'mariam.sissoko', 'editor', 'd1', 'Senegal', '+221 992 299 4457', 'French', 'SE-48399', 'team', 'Manual-PayPal', 'inactive', 'Sales'),
  (36, 'Mateo Fuentes', 'mateo.fuentes', 'maintainer', 'd3', 'Chile', '+56 365 657 7865', 'Spanish', 'CH-56371', 'team', 'Manual-Cash', 'active', 'Production'),
  (37, 'Mei-Ling Zhao', 'mei-ling.zhao', 'author', 'd1', 'Singapore', '+65 644 255 9577', 'English', '', 'enterprise', 'Manual-Credit Card', 'active', 'Translation'),
  (38, 'Nadia Volkova', 'nadia.volkova', 'subscriber', 'd2', 'Estonia', '+372 276 244 8757', 'English', 'ES-52727', 'basic', 'Manual-Credit Card', 'pending', ''),
  (39, 'Noémie Tremblay', 'noemie.tremblay', 'editor', 'd4', 'Canada', '+1 673 158 5071', 'French', 'CA-22811', 'enterprise', 'Auto debit', 'active', 'Sales'),
  (40, 'Olivier Mercier', 'olivier.mercier', 'maintainer', 'd6', 'Belgium', '+32 878 164 8262', 'French', '', 'enterprise', 'Auto debit', 'inactive', 'Sales'),
  (41, 'Owen Pritchard', 'owen.pritchard', 'admin', 'd8', 'United Kingdom', '+44 563 620 9737', 'English', 'UN-42460', 'team', 'Manual-Cash', 'pending', ''),
  (42, 'Paloma Reyes', 'paloma.reyes', 'subscriber', 'd7', 'Spain', '+34 960 558 3246', 'Spanish', 'SP-67949', 'company', 'Manual-Credit Card', 'active', 'Voice-over'),
  (43, 'Priya Subramanian', 'priya.subramanian', 'author', 'd5', 'India', '+91 538 174 4484', 'English', '', 'basic', 'Manual-Credit Card', 'pending', 'Translation'),
  (44, 'Rafael Duarte', 'rafael.duarte', 'maintainer', 'd4', 'Brazil', '+55 359 240 8663', 'Portuguese', '', 'company', 'Manual-Credit Card', 'active', 'Editorial'),
  (45, 'Renske Bakker', 'renske.bakker', 'editor', 'd3', 'Netherlands', '+31 266 783 4665', 'English', '', 'enterprise', 'Manual-PayPal', 'inactive', 'Sales'),
  (46, 'Sana Qureshi', 'sana.qureshi', 'author', 'd6', 'Pakistan', '+92 531 300 6842', 'English', 'PA-57966', 'enterprise', 'Manual-Cash', 'active', 'Editorial'),
  (47, 'Sofia Lundgren', 'sofia.lundgren', 'admin', 'd7', 'Finland', '+358 551 820 1296', 'English', 'FI-91779', 'company', 'Manual-PayPal', 'pending', 'Voice-over'),
  (48, 'Thandiwe Ndlovu', 'thandiwe.ndlovu', 'maintainer', 'd2', 'South Africa', '+27 907 334 2716', 'English', 'SO-15188', 'basic', 'Auto debit', 'pending', 'Translation'),
  (49, 'Théo Marchand', 'theo.marchand', 'subscriber', 'd7', 'France', '+33 939 532 5237', 'French', 'FR-77473', 'company', 'Manual-Credit Card', 'active', 'Sales'),
  (50, 'Yael Ben-David', 'yael.ben-david', 'editor', 'd3', 'Israel', '+972 191 385 1942', 'English', 'IS-19491', 'enterprise', 'Manual-Cash', 'inactive', 'Voice-over');

insert into auth.users (instance_id, id, aud, role, email, encrypted_password, invited_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new)
select '00000000-0000-0000-0000-000000000000', ('00000000-0000-4000-8000-' || to_char(1000 + s.n, 'FM000000000000'))::uuid,
  'authenticated', 'authenticated', s.username || '@example.org', '', now() - s.n * interval '31 hours',
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', s.full_name),
  now() - s.n * interval '31 hours', now() - s.n * interval '31 hours', '', '', '', ''
from sample_people s order by s.n;

insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select u.id::text, u.id, jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', u.email_confirmed_at is not null),
  'email', now(), now(), now()
from auth.users u where not exists (select from auth.identities i where i.user_id = u.id);

update private.user_roles ur set role = s.role
from sample_people s join public.profiles p on p.email = s.username || '@example.org' where ur.user_id = p.id;

update public.profiles p set username = s.username, status = s.status, department = s.department,
  company_id = ('00000000-0000-4000-8000-0000000000' || s.company)::uuid, created_at = now() - s.n * interval '31 hours'
from sample_people s where p.email = s.username || '@example.org';

update public.profile_details d set country = s.country, contact = s.contact, language = s.language, tax_id = s.tax_id,
  current_plan = s.plan, billing = s.billing
from sample_people s join public.profiles p on p.email = s.username || '@example.org' where d.user_id = p.id;

update public.profile_details d set country = 'France', contact = '+33 1 70 18 40 22', language = 'French', current_plan = 'team'
from public.profiles p where p.id = d.user_id and p.email = 'client2@demo.com';

drop table sample_people;
