/** All zones that this browser knows, with the one in use even if it is known under another name. */
export function timeZones(present: string): string[] {
	const known = Intl.supportedValuesOf("timeZone");
	return known.includes(present) ? known : [present, ...known];
}
