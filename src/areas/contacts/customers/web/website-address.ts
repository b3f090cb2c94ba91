/** Where a typed website leads to. Whatever stands there, it is a web address and never a script. */
export function websiteAddress(website: string): string {
	return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
