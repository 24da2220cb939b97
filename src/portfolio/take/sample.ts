/** Nine invented contracts in the formats of cabinets, two of them faulty. Their ends are in the two years after the visitor's year. */
export function sampleFor(today: string): string {
  const thisYear = Number(today.slice(0, 4));
  const next = thisYear + 1;
  const afterNext = thisYear + 2;
  return `Code\tImmeuble\tLots\tÉnergie\tPuissance (kVA)\tCAR (MWh/an)\tÉchéance\tPréavis\tReconduction\tAG prévue
101\tRésidence des Aubépines\t48\tGaz\t\t412\t31/12/${next}\t3 mois\t1 an\t15/06/${next}
102\tLe Clos Saint-Médard\t22\tGaz\t\t186\t31/01/${next}\t3 mois\t1 an\t10/03/${next}
103\tSquare des Charmilles\t31\tÉlectricité\t60\t\t31.05.${next}\t3M\t12 mois\t
104\tVilla des Glycines\t12\tGaz\t\t74\t30 sept. ${next}\t60 j\t1 an\t
105\tLes Terrasses du Lavoir\t18\tÉlectricité\t18\t\t31/03/${next}\t1 mois\t1 an\t
106\tRésidence du Belvédère\t64\tGaz\t\t533\t31/02/${next}\t3 mois\t1 an\t
107\tLe Hameau des Sources\t40\tGaz\t\t351\t${next}-10-31\t2 mois\t1 an\t15/09/${next}
108\tLes Cèdres de la Butte\t110\tGaz\t\t960\t31/12/${next}\t90 jours\t36 mois\t20/05/${next}
109\tRésidence du Quai\t55\tGaz\t\t470\t30/06/${afterNext}\t\t1 an\t`;
}
