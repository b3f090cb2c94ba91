/** Loads the application anew: nothing that was fetched for one person may be shown to another. */
export function beginAnew(path: string): void {
	location.assign(path);
}
