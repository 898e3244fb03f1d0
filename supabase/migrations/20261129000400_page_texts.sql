-- The texts of terms, privacy and imprint (R-586).

create table public.page_texts (
  page text not null check (page in ('terms', 'privacy', 'imprint')),
  language text not null check (language in ('en', 'fr')),
  body text not null check (length(body) between 1 and 50000),
  revision integer not null default 0,
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  primary key (page, language)
);
comment on column public.page_texts.updated_by is
  'The name of the person who changed it last, for conflict notes (R-562); not public.';
comment on table public.page_texts is
  'Texts of public pages; public. Empty lines separate paragraphs, headings begin with "# "; markup is shown as text.';
alter table public.page_texts enable row level security;
create trigger page_texts_touch before update on public.page_texts for each row execute function private.touch();
create trigger page_texts_revision before update of body on public.page_texts for each row
  when (old.body is distinct from new.body) execute function private.next_edited_revision();
grant select (page, language, body, revision, updated_at) on public.page_texts to anon;
grant select on public.page_texts to authenticated;
grant update (body) on public.page_texts to authenticated;
create policy page_texts_select on public.page_texts for select to anon, authenticated using (true);
create policy page_texts_update on public.page_texts for update to authenticated
  using ((select private.can('update', 'admin'))) with check ((select private.can('update', 'admin')));

insert into public.page_texts (page, language, body) values
  ('terms', 'en', E'These terms apply to the use of Quillport and to orders of plans. The operator of this installation replaces the words in brackets and adds what its law requires.\n\n# Contract\n\nAn order of a plan is an offer. The contract with [name of the agency] is made when the agency confirms the order.\n\n# Prices and payment\n\nThe prices of the order apply. Plans are paid by invoice within 30 days or by bank transfer in advance.\n\n# Your texts\n\nYou keep all rights to what you write and upload. The agency uses it only to provide the service you asked for.\n\n# Termination\n\nA monthly plan can be ended at the end of each month, a yearly plan at the end of its year.'),
  ('terms', 'fr', E'Ces conditions s’appliquent à l’utilisation de Quillport et aux commandes de forfaits. L’exploitant de cette installation remplace les mots entre crochets et ajoute ce que son droit exige.\n\n# Contrat\n\nLa commande d’un forfait est une offre. Le contrat avec [nom de l’agence] est conclu quand l’agence confirme la commande.\n\n# Prix et paiement\n\nLes prix de la commande s’appliquent. Les forfaits se règlent sur facture sous 30 jours ou par virement à l’avance.\n\n# Vos textes\n\nVous gardez tous les droits sur ce que vous écrivez et envoyez. L’agence ne l’utilise que pour fournir la prestation demandée.\n\n# Résiliation\n\nUn forfait mensuel se résilie à la fin de chaque mois, un forfait annuel à la fin de son année.'),
  ('privacy', 'en', E'This page says which data Quillport stores and why. The operator of this installation replaces the words in brackets.\n\n# Responsible\n\n[Name, address and email of the agency]\n\n# What is stored\n\nYour account: name, email address, company, and the browsers you are signed in with. Your work: manuscripts, requests, messages and files. Orders of plans: company, address and payment method. The public pages store a keyed hash of your network address for at most an hour, to stop abuse.\n\n# Who sees it\n\nYou, the people you share with, your company for its requests, and the agency for what you send to it. No data is sold, and the pages load nothing from other sites.\n\n# Your rights\n\nWrite to the agency to see, correct or delete your data.'),
  ('privacy', 'fr', E'Cette page indique quelles données Quillport enregistre et pourquoi. L’exploitant de cette installation remplace les mots entre crochets.\n\n# Responsable\n\n[Nom, adresse et e-mail de l’agence]\n\n# Ce qui est enregistré\n\nVotre compte : nom, adresse e-mail, société et navigateurs connectés. Votre travail : manuscrits, demandes, messages et fichiers. Les commandes de forfaits : société, adresse et mode de paiement. Les pages publiques conservent une empreinte à clé de votre adresse réseau pendant une heure au plus, contre les abus.\n\n# Qui y a accès\n\nVous, les personnes avec qui vous partagez, votre société pour ses demandes, et l’agence pour ce que vous lui envoyez. Aucune donnée n’est vendue, et les pages ne chargent rien depuis d’autres sites.\n\n# Vos droits\n\nÉcrivez à l’agence pour consulter, corriger ou supprimer vos données.'),
  ('imprint', 'en', E'The operator of this installation is responsible for its content and replaces the words in brackets.\n\n# Operator\n\n[Name and legal form of the agency]\n\n[Street, postal code, city and country]\n\n# Contact\n\n[Email address and phone number]\n\n# Register and tax\n\n[Commercial register, registration number and VAT number]'),
  ('imprint', 'fr', E'L’exploitant de cette installation est responsable de son contenu et remplace les mots entre crochets.\n\n# Exploitant\n\n[Nom et forme juridique de l’agence]\n\n[Rue, code postal, ville et pays]\n\n# Contact\n\n[Adresse e-mail et numéro de téléphone]\n\n# Registre et fiscalité\n\n[Registre du commerce, numéro d’immatriculation et numéro de TVA]');
