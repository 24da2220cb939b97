/** Nine invented contracts in the formats of cabinets, two of them to be mended. `1` and `2` are the next years. */
const SAMPLE = `Code\tImmeuble\tLots\tÉnergie\tPuissance (kVA)\tCAR (MWh/an)\tÉchéance\tPréavis\tReconduction\tAG prévue
101\tRésidence des Aubépines\t48\tGaz\t\t412\t31/12/{1}\t3 mois\t1 an\t15/06/{1}
102\tLe Clos Saint-Médard\t22\tGaz\t\t186\t31/01/{1}\t3 mois\t1 an\t10/03/{1}
103\tSquare des Charmilles\t31\tÉlectricité\t60\t\t31.05.{1}\t3M\t12 mois\t
104\tVilla des Glycines\t12\tGaz\t\t74\t30 sept. {1}\t60 j\t1 an\t
105\tLes Terrasses du Lavoir\t18\tÉlectricité\t18\t\t31/03/{1}\t1 mois\t1 an\t
106\tRésidence du Belvédère\t64\tGaz\t\t533\t31/02/{1}\t3 mois\t1 an\t
107\tLe Hameau des Sources\t40\tGaz\t\t351\t{1}-10-31\t2 mois\t1 an\t15/09/{1}
108\tLes Cèdres de la Butte\t110\tGaz\t\t960\tdéc. {1}\t90\t36 mois\t20/05/{1}
109\tRésidence du Quai\t55\tGaz\t\t470\t30/06/{2}\t\t1 an\t`;

/** A table to try the tool with, whose contracts end after the visitor's day. */
export const sampleTable = (today: string) =>
  SAMPLE.replace(/\{(\d)\}/g, (_, years: string) => `${Number(today.slice(0, 4)) + Number(years)}`);
