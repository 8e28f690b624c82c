export const boatKinds = ['Kayak', 'Dinghy', 'Cruiser'] as const;
export type BoatKind = (typeof boatKinds)[number];

export interface Boat {
  id: string;
  name: string;
  kind: BoatKind;
  harborId: string;
  /** Price of a day in euros. */
  rate: number;
}

function toBoats(harborId: string, kind: BoatKind, rate: number, names: string[]): Boat[] {
  return names.map((name) => ({ id: name.toLowerCase(), name, kind, harborId, rate }));
}

/** The fleet. Mill Lock has no boats: it opens next spring. */
export const boats: Boat[] = [
  ...toBoats('alder-bay', 'Cruiser', 340, ['Sigrid', 'Aurora']),
  ...toBoats('alder-bay', 'Dinghy', 130, ['Pepper', 'Marlin', 'Linnet']),
  ...toBoats('skerry-point', 'Kayak', 42, ['Otter', 'Pike', 'Minnow']),
  ...toBoats('skerry-point', 'Dinghy', 125, ['Juniper', 'Saffron']),
  ...toBoats('tern-harbor', 'Cruiser', 310, ['Isolde', 'Freya']),
  ...toBoats('tern-harbor', 'Kayak', 40, ['Teal', 'Grebe']),
  ...toBoats('gull-sound', 'Cruiser', 365, ['Meridian', 'Halcyon']),
  ...toBoats('gull-sound', 'Dinghy', 140, ['Kestrel', 'Plover']),
  ...toBoats('west-quay', 'Kayak', 45, ['Puffin', 'Dunlin', 'Curlew']),
  ...toBoats('mirror-lake', 'Kayak', 36, ['Heron', 'Coot', 'Bittern', 'Rail']),
  ...toBoats('mirror-lake', 'Dinghy', 110, ['Willow', 'Sorrel']),
  ...toBoats('pine-landing', 'Dinghy', 115, ['Bramble', 'Clover', 'Tansy']),
];
