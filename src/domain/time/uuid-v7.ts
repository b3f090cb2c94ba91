import { secondOfMilliseconds } from "./epoch.ts";
import type { EpochSecond } from "./quantities.ts";

const pattern = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * The second in which a uuid of version 7 was made; null for every other text.
 *
 * Example: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" → 2022-02-22T19:22:22Z.
 */
export function timeOfUuidV7(id: string): EpochSecond | null {
	const match = pattern.exec(id);
	if (match === null) return null;
	const [, high, low] = match;
	return secondOfMilliseconds(Number.parseInt(`${high}${low}`, 16));
}
