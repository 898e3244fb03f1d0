-- Invoices 4987 to 5036, the newest from the last days, vehicles and analytics projects.

insert into demo.invoice_clients (id, name, company, company_email, country, contact, address, avatar) values
  (1, 'Margit Halloran', 'Brightwater Games', 'accounts@brightwater.example', 'Ireland', '+353 1 555 0142', '8 Ormond Steps, Dublin', 'demo/avatars/margit-halloran.svg'),
  (2, 'Jean-Luc Arnaud', 'Éditions du Phare', 'compta@phare.example', 'France', '+33 2 55 50 01 77', '14 rue des Embruns, Brest', 'demo/avatars/jean-luc-arnaud.svg'),
  (3, 'Dorothea Winkler', 'Winkler Lehrmittel', 'rechnung@winkler.example', 'Germany', '+49 40 5550 188', 'Speicherweg 3, Hamburg', 'demo/avatars/dorothea-winkler.svg'),
  (4, 'Paolo Serra', 'Museo del Vento', 'amministrazione@vento.example', 'Italy', '+39 011 555 0119', 'Via dei Venti 21, Torino', 'demo/avatars/paolo-serra.svg'),
  (5, 'Imani Adeyemi', 'Coastline Audio', 'finance@coastline.example', 'Nigeria', '+234 1 555 0163', '5 Marina Close, Lagos', 'demo/avatars/imani-adeyemi.svg'),
  (6, 'Anders Holm', 'Fjordlys Film', 'faktura@fjordlys.example', 'Denmark', '+45 55 50 12 04', 'Havnegade 30, Aarhus', 'demo/avatars/anders-holm.svg'),
  (7, 'Katarzyna Lis', 'Trzy Sowy', 'biuro@trzysowy.example', 'Poland', '+48 22 555 01 31', 'ul. Sowia 7, Warszawa', 'demo/avatars/katarzyna-lis.svg'),
  (8, 'Hiroshi Endo', 'Kumo Learning', 'keiri@kumo.example', 'Japan', '+81 3 5550 0192', '2-11 Kawabata, Kyoto', 'demo/avatars/hiroshi-endo.svg'),
  (9, 'Ulrika Sand', 'Norrsken Ljudböcker', 'ekonomi@norrsken.example', 'Sweden', '+46 90 555 01 22', 'Älvgatan 4, Umeå', 'demo/avatars/ulrika-sand.svg'),
  (10, 'Bram de Wit', 'Polderpost', 'facturen@polderpost.example', 'Netherlands', '+31 20 555 0175', 'Kadelaan 18, Haarlem', 'demo/avatars/bram-de-wit.svg');
select setval('demo.invoice_clients_id_seq', (select max(id) from demo.invoice_clients));

insert into demo.invoices (id, client_id, client_name, client_email, issued_date, due_date, service, total, balance, invoice_status)
select i.id, c.id, c.name, c.company_email, i.issued, d.due, i.service, i.total,
  -- Some clients have paid too much.
  case s.status when 'Paid' then case when i.id % 24 = 0 then -75.00 else 0 end when 'Partial Payment' then round(i.total * 0.4, 2) else i.total end,
  s.status
  from (
    select n as id, 1 + (n * 7) % 10 as client, (now() at time zone 'utc')::date as today,
      (now() at time zone 'utc')::date - 2 - (5036 - n) * 4 as issued,
      (array['Software Development', 'UI/UX Design & Development', 'Unlimited Extended License', 'Template Customization'])[1 + (n / 3) % 4] as service,
      (480 + (n * 683) % 5200 + (n % 4) * 0.25)::numeric(12, 2) as total
      from generate_series(4987, 5036) as n) as i
  join demo.invoice_clients c on c.id = i.client
 cross join lateral (select i.issued + (array[30, 45, 60])[1 + c.id % 3] as due) as d
 -- New invoices are drafts or sent, overdue ones are paid, partly paid or past due, all others may have any status.
 cross join lateral (select case
    when i.issued > i.today - 12 then (array['Draft', 'Sent'])[1 + i.id % 2]
    when d.due < i.today then (array['Paid', 'Paid', 'Past Due', 'Paid', 'Paid', 'Partial Payment', 'Paid'])[1 + i.id % 7]
    else (array['Sent', 'Paid', 'Downloaded', 'Partial Payment'])[1 + i.id % 4] end as status) as s;
select setval('demo.invoices_id_seq', (select max(id) from demo.invoices));

insert into demo.vehicles (id, location, start_city, start_country, end_city, end_country, warnings, progress) values
  (1, 468031, 'Brest', 'France', 'Cork', 'Ireland', 'No Warnings', 62),
  (2, 302781, 'Hamburg', 'Germany', 'Aarhus', 'Denmark', 'Oil Leakage', 24),
  (3, 715822, 'Turin', 'Italy', 'Lyon', 'France', 'No Warnings', 88),
  (4, 451430, 'Rotterdam', 'Netherlands', 'Ghent', 'Belgium', 'Ecu Not Responding', 5),
  (5, 921577, 'Gdansk', 'Poland', 'Malmö', 'Sweden', 'No Warnings', 47),
  (6, 480957, 'Vienna', 'Austria', 'Kraków', 'Poland', 'Temperature not optimal', 71),
  (7, 330178, 'Antwerp', 'Belgium', 'Cologne', 'Germany', 'Fuel Problems', 13),
  (8, 595525, 'Dublin', 'Ireland', 'Belfast', 'United Kingdom', 'No Warnings', 96),
  (9, 182964, 'Lagos', 'Nigeria', 'Ibadan', 'Nigeria', 'Oil Leakage', 33),
  (10, 706085, 'Osaka', 'Japan', 'Nagoya', 'Japan', 'No Warnings', 54),
  (11, 523708, 'Genoa', 'Italy', 'Nice', 'France', 'Ecu Not Responding', 79),
  (12, 676485, 'Copenhagen', 'Denmark', 'Stockholm', 'Sweden', 'No Warnings', 40),
  (13, 514437, 'Lille', 'France', 'Brussels', 'Belgium', 'Fuel Problems', 0),
  (14, 300198, 'Utrecht', 'Netherlands', 'Bremen', 'Germany', 'No Warnings', 100),
  (15, 264709, 'Galway', 'Ireland', 'Limerick', 'Ireland', 'Temperature not optimal', 66),
  (16, 871593, 'Poznań', 'Poland', 'Berlin', 'Germany', 'No Warnings', 18),
  (17, 239401, 'Salzburg', 'Austria', 'Munich', 'Germany', 'Oil Leakage', 83),
  (18, 946810, 'Umeå', 'Sweden', 'Sundsvall', 'Sweden', 'No Warnings', 29),
  (19, 158276, 'Marseille', 'France', 'Barcelona', 'Spain', 'Temperature not optimal', 58),
  (20, 610349, 'Kyoto', 'Japan', 'Kobe', 'Japan', 'No Warnings', 91),
  (21, 427615, 'Odense', 'Denmark', 'Hamburg', 'Germany', 'Fuel Problems', 37),
  (22, 783022, 'Bologna', 'Italy', 'Innsbruck', 'Austria', 'No Warnings', 75),
  (23, 369148, 'Haarlem', 'Netherlands', 'Leiden', 'Netherlands', 'Ecu Not Responding', 10),
  (24, 552930, 'Nantes', 'France', 'Bordeaux', 'France', 'No Warnings', 45),
  (25, 804467, 'Leuven', 'Belgium', 'Amsterdam', 'Netherlands', 'Oil Leakage', 69);
select setval('demo.vehicles_id_seq', (select max(id) from demo.vehicles));

insert into demo.projects (id, logo, name, project, leader, progress, minutes, team, extra_members)
select p.id, 'demo/logos/' || p.logo || '.svg', p.name, p.project, p.leader, p.progress, p.minutes,
  array(select c.avatar from demo.customers c where c.id in (p.id, p.id + 31, p.id + 62) order by c.id limit 2 + p.id % 2), p.id % 5
  from (values
  (1, 'tide', 'Audio book', 'The Tidewarden, read aloud', 'Maren Vogt', 78, 2745),
  (2, 'stair', 'Translation', 'Le Dernier Étage into English', 'Owen Pryce', 34, 1120),
  (3, 'harbour', 'Audio guide', 'Old Harbour walk', 'Maren Vogt', 100, 1980),
  (4, 'leaf', 'Web site', 'Trzy Sowy spring list', 'Ilse Brandt', 12, 360),
  (5, 'cloud', 'E-learning', 'Kumo safety course, six languages', 'Nadia Rahmani', 56, 4215),
  (6, 'ember', 'Dubbing', 'Fjordlys: North of Evening', 'Owen Pryce', 91, 6330),
  (7, 'tide', 'Mobile app', 'Tide tables for sailors', 'Theo Lindgren', 47, 1535),
  (8, 'quill', 'Proofreading', 'Causeway autumn catalogue', 'Ilse Brandt', 65, 745),
  (9, 'harbour', 'Subtitles', 'Museo del Vento film room', 'Nadia Rahmani', 23, 890),
  (10, 'cloud', 'Podcast', 'Notes on Voice, season two', 'Maren Vogt', 83, 2410),
  (11, 'leaf', 'Print', 'A Grammar of Rooms, second edition', 'Theo Lindgren', 8, 240),
  (12, 'ember', 'Localisation', 'Red Herring card texts', 'Owen Pryce', 71, 1310),
  (13, 'quill', 'Voice-over', 'Brightwater launch trailer', 'Nadia Rahmani', 97, 615),
  (14, 'stair', 'Web site', 'Phare author pages', 'Theo Lindgren', 52, 2050),
  (15, 'tide', 'Transcription', 'Harbour pilots, oral history', 'Ilse Brandt', 39, 3480),
  (16, 'quill', 'Style guide', 'Winkler school books', 'Maren Vogt', 60, 1175)) as p (id, logo, name, project, leader, progress, minutes);
select setval('demo.projects_id_seq', (select max(id) from demo.projects));
