/** Invented people and places; banks write them in capitals, cut and without umlauts. */
export const firstNames =
  'Ottilie|Gesine|Wiebke|Alwin|Hartmut|Ludger|Mechthild|Burkhard|Friederike|Torben|Silke|Ingo|Dörte|Annegret|Rüdiger|Marlies|Thilo|Henrike|Ansgar|Edeltraud|Volker|Heike|Swantje|Detlef|Beate|Rainer|Mirjam|Nadja|Bülent|Aylin|Goran|Zdenka|Matteo|Chiara|Reto|Urs|Beat|Regula|Franziska|Sepp'.split(
    '|',
  );
export const familyNames =
  'Krautwurst|Öhlschläger|Bräutigam|Tiedemann|Nußbaumer|Wendelstein|Hägele|Jürgensen|Pfannkuch|Ziegenhagen|Süßmilch|Achterberg|Vollrath|Dünnebier|Matzke|Ruppersberg|Kühnast|Lindwurm|Grünewaldt|Böttinger|Rammelmeier|Schwaighofer|Ebneter|Zumstein|Hürlimann|Özkaya|Petrović|Wieczorek|Castellani|Nyffenegger'.split(
    '|',
  );
export const towns =
  'Rotenburg|Gütersloh|Passau|Görlitz|Kempten|Wolfsburg|Lüneburg|Zwickau|Ulm|Bocholt|Dornbirn|Wels|Krems|Winterthur|Thun|Chur'.split(
    '|',
  );
export const streets =
  'Lindenallee|Mühlgasse|Am Anger|Kirchplatz|Bahnhofstr.|Gartenweg|Hafenstr.|Untere Zeile'.split('|');
