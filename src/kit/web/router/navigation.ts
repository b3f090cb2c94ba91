interface Way {
	readonly replace?: boolean;
	/** Not even unsaved text holds it back: the session is over. */
	readonly force?: boolean;
}

type Go = (href: string, way?: Way) => Promise<void>;

let go: Go = async () => {};

/** Going somewhere from plain code; the router fills it in. */
export function setNavigation(given: { readonly go: Go }): void {
	go = given.go;
}

/** Example: `goTo("/home/dashboard")` */
export const goTo: Go = (href, way = {}) => go(href, way);
