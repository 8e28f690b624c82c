/**
 * Returns one of a list that is not empty; each is as likely as every other.
 *
 * @param random from 0 to below 1
 */
export function chooseAd<Ad>(ads: readonly Ad[], random: number): Ad {
  return ads[Math.floor(random * ads.length)] as Ad;
}
