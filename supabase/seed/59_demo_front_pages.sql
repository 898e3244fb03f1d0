-- The French texts of the sample shop’s FAQ, and the reviews and questions of the landing page.

update demo.faq_groups as g set title_fr = t.title, subtitle_fr = t.subtitle
  from (values
    (1, 'Paiement', 'Moyens de paiement et délais'),
    (2, 'Livraison', 'Comment les colis arrivent'),
    (3, 'Annulation et retours', 'Quand quelque chose ne va pas'),
    (4, 'Mes commandes', 'Suivre ce que vous avez commandé'),
    (5, 'Produits et services', 'Ce que nous vendons et faisons')) as t (id, title, subtitle)
 where g.id = t.id;

update demo.faqs as f set question_fr = t.question, answer_fr = t.answer
  from (values
    (1, 1, 'Quand ma carte est-elle débitée ?', 'Quand le colis est remis au transporteur, pas avant. Une autorisation peut apparaître plus tôt ; ce n’est pas un paiement.'),
    (1, 2, 'Puis-je payer sur facture ?', 'Les sociétés et les bibliothèques le peuvent après leur première commande. Écrivez-nous en indiquant votre numéro d’immatriculation.'),
    (1, 3, 'Pourquoi mon paiement a-t-il été refusé ?', 'Le plus souvent, la banque demande une seconde confirmation qui a expiré. Réessayez, ou choisissez un autre moyen de paiement.'),
    (2, 1, 'Combien coûte la livraison sur rendez-vous ?', 'La livraison sur rendez-vous coûte 69 $ ou 99 $ par commande, selon votre adresse et la taille de la commande.'),
    (2, 2, 'Quand ai-je de vos nouvelles ?', 'Vous recevez un e-mail de confirmation dans les 24 heures qui suivent la commande, et un autre à son départ.'),
    (2, 3, 'Un article est arrivé endommagé. Que faire ?', 'Prévenez-nous dans les 48 heures qui suivent la livraison et joignez une photo. Nous remplaçons l’article ou nous le remboursons, comme vous préférez.'),
    (2, 4, 'Livrez-vous à l’étranger ?', 'Dans toute l’Europe et au Japon. Les éventuels droits de douane sont indiqués avant le paiement.'),
    (3, 1, 'Puis-je retourner un article ?', 'Oui, dans les 15 jours qui suivent la livraison, non utilisé et dans sa boîte. Les livres seulement s’ils sont encore emballés.'),
    (3, 2, 'Puis-je annuler une commande ?', 'Une commande sur rendez-vous s’annule jusqu’à 72 heures avant sa livraison. Les autres, jusqu’à leur expédition.'),
    (3, 3, 'Quand arrive le remboursement ?', 'Dans les cinq jours ouvrés qui suivent la réception de votre colis, par le moyen que vous avez utilisé.'),
    (4, 1, 'Où est ma commande ?', 'Ouvrez-la dans Mes commandes : la ligne du haut indique qui l’a et quand elle est attendue.'),
    (4, 2, 'Puis-je changer l’adresse ?', 'Oui, depuis la commande, jusqu’à son expédition. Ensuite, seul le transporteur le peut.'),
    (4, 3, 'Je n’ai pas de confirmation. Ma commande est-elle arrivée ?', 'Regardez d’abord dans vos indésirables. Après 24 heures, écrivez-nous en indiquant le nom utilisé pour la commande.'),
    (5, 1, 'Les carnets sont-ils en papier recyclé ?', 'Tous. Les couvertures sont en chutes de tissu : c’est pourquoi deux bleus ne sont jamais identiques.'),
    (5, 2, 'Gravez-vous les stylos ?', 'Jusqu’à vingt lettres, ce qui ajoute deux jours. Un stylo gravé ne peut pas être retourné.'),
    (5, 3, 'Réparez-vous ce que vous vendez ?', 'Lampes, stylos et sacs : toujours. Demandez une étiquette et envoyez-nous l’article.')) as t (group_id, position, question, answer)
 where f.group_id = t.group_id and f.position = t.position;

insert into demo.landing_reviews (id, position, name, role, role_fr, quote, quote_fr, rating, avatar) values
  (1, 1, 'Katarzyna Lis', 'Novelist', 'Romancière',
    'I imported nine years of drafts in one afternoon. The report named the two files it could not read, and nothing else was missing.',
    'J’ai importé neuf ans de brouillons en un après-midi. Le rapport citait les deux fichiers illisibles ; rien d’autre ne manquait.', 5, 'demo/avatars/katarzyna-lis.svg'),
  (2, 2, 'Jean-Luc Arnaud', 'Publisher of audio books', 'Éditeur de livres audio',
    'The request, the takes and the corrections are in one conversation. I no longer ask anyone which file is the last one.',
    'La demande, les prises et les corrections sont dans une même conversation. Je ne demande plus à personne quel fichier est le dernier.', 5, 'demo/avatars/jean-luc-arnaud.svg'),
  (3, 3, 'Ada Ferrari', 'Translator', 'Traductrice',
    'I see which chapter changed after it was sent to me. The dark theme is readable at two in the morning.',
    'Je vois quel chapitre a changé après son envoi. Le thème sombre reste lisible à deux heures du matin.', 4, 'demo/avatars/ada-ferrari.svg');

insert into demo.landing_questions (id, position, question, question_fr, answer, answer_fr) values
  (1, 1, 'Can I bring my Scrivener project?', 'Puis-je apporter mon projet Scrivener ?',
    'Yes. Upload the project as a .zip file of less than 50 MB. The import keeps chapters, notes, labels and images, and lists what it could not convert.',
    'Oui. Envoyez le projet au format .zip, de moins de 50 Mo. L’import conserve chapitres, notes, étiquettes et images, et indique ce qu’il n’a pas pu convertir.'),
  (2, 2, 'Do I need the agency to write?', 'Faut-il passer par l’agence pour écrire ?',
    'No. The editor works without any request. You send chapters only when you want them translated or recorded.',
    'Non. L’éditeur fonctionne sans aucune demande. Vous n’envoyez des chapitres que pour les faire traduire ou enregistrer.'),
  (3, 3, 'Who can read my manuscript?', 'Qui peut lire mon manuscrit ?',
    'You, and the people you share it with. The agency reads only the chapters that you add to a request.',
    'Vous, et les personnes avec qui vous le partagez. L’agence ne lit que les chapitres ajoutés à une demande.'),
  (4, 4, 'What happens when I lose the connection?', 'Que se passe-t-il sans connexion ?',
    'What you typed stays on your device and is saved when the connection is back. Nothing is overwritten without asking.',
    'Ce que vous avez saisi reste sur votre appareil et s’enregistre au retour de la connexion. Rien n’est remplacé sans votre accord.'),
  (5, 5, 'How do I pay?', 'Comment payer ?',
    'By invoice. Quillport takes no card numbers: a plan is requested in the account settings and starts once it is approved.',
    'Sur facture. Quillport ne demande aucun numéro de carte : un forfait se demande dans les paramètres du compte et commence dès son approbation.');
