/** Going somewhere from plain code; the router fills it in. */
export interface Navigation {
	go(
		href: string,
		options?: {
			readonly replace?: boolean;
			/** Not even unsaved text holds it back: the session is over. */
			readonly force?: boolean;
		},
	): Promise<void>;
}

let navigation: Navigation = { go: async () => {} };

export function setNavigation(given: Navigation): void {
	navigation = given;
}

/** Example: `goTo("/home/dashboard")` */
export function goTo(
	href: string,
	options: { readonly replace?: boolean; readonly force?: boolean } = {},
): Promise<void> {
	return navigation.go(href, options);
}
